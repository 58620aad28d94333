import { TEXTAREA_ROWS } from '#src/config/constants.ts';
import { Field } from '#src/forms/field.tsx';
import { useTypedValues } from '#src/forms/typed-values.ts';

interface TextareaFieldProps {
  /** Its name in the request: the server's messages refer to it. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
}

/** A field for several lines of text. Uncontrolled, like all fields. */
export function TextareaField({ name, label, description }: TextareaFieldProps) {
  const typed = useTypedValues()[name];
  return (
    <Field name={name} label={label} description={description}>
      {(control, waiting) => (
        <textarea
          {...control}
          rows={TEXTAREA_ROWS}
          readOnly={waiting}
          defaultValue={typed ?? ''}
          data-typed
        />
      )}
    </Field>
  );
}
