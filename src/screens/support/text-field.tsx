import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { fieldClasses } from './field-classes.ts';
import { useFieldState } from './form-state.ts';

interface TextFieldProps {
  /** Its name on the wire, by which the server's message finds it. */
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly defaultValue?: string;
  readonly description?: string;
}

/** A line of text in a form. It keeps its own value: what is typed survives whatever becomes of the form. */
export function TextField({ name, type = 'text', ...rest }: TextFieldProps) {
  const { message, waiting } = useFieldState(name);
  return (
    <TextInput
      name={name}
      type={type}
      error={message}
      readOnly={waiting}
      size="md"
      classNames={fieldClasses}
      {...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
      {...rest}
    />
  );
}
