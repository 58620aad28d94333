import type { ReactNode } from 'react';
import { IconChevronDown } from '#src/ui/icons.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

interface SelectFieldProps {
  /** Its name on the wire, by which the server's message finds it. */
  readonly name: string;
  readonly label: string;
  /** What stands in it while nothing is chosen, and why. */
  readonly placeholder: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly autoComplete?: string;
  /** What was chosen before; it is kept even where the options are not there, or do not know it. @default nothing */
  readonly current?: number | null;
  /** Told of the id that was chosen, or null for none. */
  readonly onChoose?: (id: number | null) => void;
  /** How its options are doing, where there are none yet. */
  readonly children?: ReactNode;
}

/** One of several, chosen with the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, placeholder, autoComplete, current = null, onChoose, children } = props;
  const options = withCurrent(props.options, current);
  return (
    <div>
      <Field name={name} label={label}>
        {(control) => (
          <div className={styles['withSection']}>
            <select
              {...control}
              disabled={options.length === 0}
              autoComplete={autoComplete}
              defaultValue={current ?? ''}
              onChange={({ currentTarget: { value } }) => {
                onChoose?.(value === '' ? null : Number(value));
              }}
            >
              <option value="">{placeholder}</option>
              {options.map(({ id, name: option }) => (
                <option key={id} value={id}>
                  {option}
                </option>
              ))}
            </select>
            <IconChevronDown className={styles['chevron']} size={18} stroke={1.5} aria-hidden />
          </div>
        )}
      </Field>
      {children}
    </div>
  );
}

type Options = SelectFieldProps['options'];

/** The option keeps its key when its name arrives, and with that what is chosen. */
const withCurrent = (options: Options, current: number | null): Options =>
  current === null || options.some(({ id }) => id === current)
    ? options
    : [...options, { id: current, name: 'El que tiene ahora' }];
