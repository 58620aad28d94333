import '@mantine/core/styles/Input.layer.css';
import { InputBase } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconChevronDown } from '#src/ui/icons.ts';
import { fieldClasses } from './field-classes.ts';
import styles from './field.module.css';
import { useFieldState } from './form-state.ts';

interface SelectFieldProps {
  /** Its name on the wire, by which the server's message finds it. */
  readonly name: string;
  readonly label: string;
  /** What stands in it while nothing is chosen, and why. */
  readonly placeholder: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly autoComplete?: string;
  /** Told of the id that was chosen, or null for none. */
  readonly onChoose?: (id: number | null) => void;
  /** How its options are doing, where there are none yet. */
  readonly children?: ReactNode;
}

/** One of several, chosen with the browser's own list. */
export function SelectField({ name, placeholder, options, onChoose, children, ...rest }: SelectFieldProps) {
  const { message } = useFieldState(name);
  return (
    <div>
      <InputBase
        component="select"
        name={name}
        error={message}
        disabled={options.length === 0}
        size="md"
        pointer
        classNames={fieldClasses}
        rightSectionPointerEvents="none"
        rightSection={<IconChevronDown className={styles['chevron']} size={18} stroke={1.5} aria-hidden />}
        onChange={({ currentTarget: { value } }) => {
          onChoose?.(value === '' ? null : Number(value));
        }}
        {...rest}
      >
        <option value="">{placeholder}</option>
        {options.map(({ id, name: option }) => (
          <option key={id} value={id}>
            {option}
          </option>
        ))}
      </InputBase>
      {children}
    </div>
  );
}
