import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from './field.tsx';

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
export function TextField({ name, label, description, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field name={name} label={label} description={description}>
      {(control, waiting) => (
        <input
          {...control}
          {...rest}
          type={type}
          readOnly={waiting}
          {...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
        />
      )}
    </Field>
  );
}
