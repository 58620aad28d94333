import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from './field.tsx';
import { useTypedValues } from './typed-values.ts';

interface TextFieldProps {
  /** Its name in the request: the server's messages refer to it. */
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly defaultValue?: string;
  readonly description?: string;
  readonly maxLength?: number;
}

/** A text field. Uncontrolled: what is typed stays whether or not sending succeeds. */
export function TextField({ name, label, description, type = 'text', ...rest }: TextFieldProps) {
  const defaultValue = useTypedValues()[name] ?? rest.defaultValue;
  return (
    <Field name={name} label={label} description={description}>
      {(control, waiting) => (
        <input
          {...control}
          {...rest}
          {...(defaultValue === undefined ? {} : { defaultValue })}
          data-typed
          type={type}
          readOnly={waiting}
          {...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
        />
      )}
    </Field>
  );
}
