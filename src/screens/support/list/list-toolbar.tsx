import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { ListCount, type Count } from './list-count.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSelect, type ListFilter } from './list-select.tsx';
import classes from './list-toolbar.module.css';

interface ListToolbarProps {
  /** The field that searches the list; it tells what is typed once that settles. */
  readonly search?: {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** @default "Buscar" */
    readonly label?: string;
    readonly placeholder?: string;
  };
  readonly filters?: readonly ListFilter[];
  /** null while it is not known. */
  readonly count: Count | null;
  /** What else to know of the list, such as how old it is. */
  readonly note?: ReactNode;
  /** Takes all filters away; given while there are any. */
  readonly onClear?: (() => void) | undefined;
  /** What can be done with what the filters leave. */
  readonly children?: ReactNode;
}

/** What stands above a list: search, filters, how much they leave, and what can be done with it. */
export function ListToolbar({ search, filters = [], count, note, onClear, children }: ListToolbarProps) {
  return (
    <div className={classes['toolbar']}>
      {search === undefined && filters.length === 0 ? null : (
        <div role="search" aria-label="Filtros de la lista" className={classes['filters']}>
          {search ? (
            <ListSearch {...search} label={search.label ?? 'Buscar'} placeholder={search.placeholder} />
          ) : null}
          {filters.map((filter) => (
            <ListSelect key={filter.label} {...filter} />
          ))}
        </div>
      )}
      <div className={classes['summary']}>
        <ListCount count={count} />
        {onClear ? (
          <button type="button" className={buttonClass('link')} onClick={onClear}>
            Quitar filtros
          </button>
        ) : null}
        {note ? <p className={classes['note']}>{note}</p> : null}
        {children === undefined ? null : <div className={classes['actions']}>{children}</div>}
      </div>
    </div>
  );
}
