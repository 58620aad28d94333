import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconEye, IconEyeOff } from '#src/ui/icons.ts';
import { fieldClasses } from './field-classes.ts';
import styles from './field.module.css';
import { useFieldState } from './form-state.ts';

interface PasswordFieldProps {
  /** Its name on the wire, by which the server's message finds it. */
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: string;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ name, ...rest }: PasswordFieldProps) {
  const { message, waiting } = useFieldState(name);
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      name={name}
      type={shown ? 'text' : 'password'}
      error={message}
      readOnly={waiting}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      size="md"
      classNames={fieldClasses}
      rightSectionWidth="2.75rem"
      rightSection={
        // Its name does not repeat the label's: a search for the field by that finds the field alone.
        <button
          type="button"
          className={styles['show']}
          aria-label={shown ? 'Ocultar lo escrito' : 'Mostrar lo escrito'}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Icon size={20} stroke={1.5} aria-hidden />
        </button>
      }
      {...rest}
    />
  );
}
