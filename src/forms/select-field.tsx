import '#src/ui/theme/field-styles.ts';
import { Select } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBoundedOptions } from './bounded-options.ts';
import { useFieldState } from './form-state.ts';

interface SelectFieldProps {
  /** Its name in the request: the server's messages refer to it. */
  readonly name: string;
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly autoComplete?: string;
  /** The id chosen at first; kept even when the options are not loaded or lack it. @default none */
  readonly current?: number | null;
  /** Called with the chosen id, or null for none. */
  readonly onChoose?: (id: number | null) => void;
  /** The state of loading its options. */
  readonly children?: ReactNode;
}

/** A list with one choice, which can be searched when it is long; the form sends the id. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, placeholder, autoComplete, current = null, onChoose, children } = props;
  const { message, waiting } = useFieldState(name);
  const options = useMemo(() => withCurrent(props.options, current), [props.options, current]);
  const offered = useMemo(
    () => options.map((option) => ({ value: String(option.id), label: option.name })),
    [options],
  );
  const [chosen, setChosen] = useState(current);
  const value = chosen === null ? null : String(chosen);
  const sent = useRef<HTMLInputElement>(null);
  const reported = useRef(chosen);
  // A native select fires this event; listeners of the form rely on it.
  useEffect(() => {
    if (reported.current === chosen) return;
    reported.current = chosen;
    sent.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen]);
  // A choice that is no longer offered is dropped, and stays dropped if it is offered again.
  if (chosen !== null && !options.some(({ id }) => id === chosen)) setChosen(null);
  return (
    <div data-typed>
      <Select
        label={label}
        placeholder={placeholder}
        error={message}
        readOnly={waiting}
        disabled={options.length === 0}
        autoComplete={autoComplete}
        clearable
        clearButtonProps={{ 'aria-label': 'Quitar la elección', 'aria-hidden': false, tabIndex: 0 }}
        {...useBoundedOptions(offered, value)}
        value={value}
        onChange={(picked) => {
          const id = picked === null ? null : Number(picked);
          setChosen(id);
          onChoose?.(id);
        }}
        name={name}
        hiddenInputProps={{ ref: sent }}
      />
      {children}
    </div>
  );
}

type Options = SelectFieldProps['options'];

/** The options with the current one among them: it keeps its id when its name arrives, and so stays chosen. */
const withCurrent = (options: Options, current: number | null): Options =>
  current === null || options.some(({ id }) => id === current)
    ? options
    : [...options, { id: current, name: 'El que tiene ahora' }];
