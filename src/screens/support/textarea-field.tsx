import { TEXTAREA_ROWS } from '#src/config/constants.ts';
import { Field } from './field.tsx';

interface TextareaFieldProps {
  /** Its name on the wire, by which the server's message finds it. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
}

/** Several lines of text in a form. It keeps its own value, as every field does. */
export function TextareaField({ name, label, description }: TextareaFieldProps) {
  return (
    <Field name={name} label={label} description={description}>
      {(control, waiting) => <textarea {...control} rows={TEXTAREA_ROWS} readOnly={waiting} />}
    </Field>
  );
}
