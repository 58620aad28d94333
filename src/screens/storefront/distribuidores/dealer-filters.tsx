import { useId, useRef, type ReactNode } from 'react';
import field from '#src/forms/field.module.css';
import { LiveSelect } from '#src/forms/live-select.tsx';
import type { ListFilter } from '#src/lists/list-select.tsx';
import { useDebouncedText } from '#src/lists/use-debounced-text.ts';
import { useOnHydration } from '#src/ui/controls/use-on-hydration.ts';
import classes from './dealers.module.css';

interface DealerFiltersProps {
  readonly search: {
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  readonly filters: readonly ListFilter[];
  /** Further fields, after the first filter. */
  readonly children?: ReactNode;
}

/** Search and filters of the dealers, as native fields: they are on the first screen and must load fast. */
export function DealerFilters({ search, filters, children }: DealerFiltersProps) {
  const id = useId();
  const [text, setText] = useDebouncedText(search.value, search.onChange);
  const input = useRef<HTMLInputElement>(null);
  useOnHydration(() => {
    if (input.current !== null) setText(input.current.value);
  });
  return (
    <div role="search" aria-label="Filtros de la lista" className={classes.filters}>
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          {search.label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          placeholder="O tu código postal"
          className={field.input}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
      </div>
      {filters.slice(0, 1).map((filter) => (
        <LiveSelect key={filter.label} {...filter} />
      ))}
      {children}
      {filters.slice(1).map((filter) => (
        <LiveSelect key={filter.label} {...filter} />
      ))}
    </div>
  );
}
