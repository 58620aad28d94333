import { Field } from '../../../support/field.tsx';

interface DegreeFieldProps {
  /** Its name on the wire, by which the server's message finds it. */
  readonly name: 'lat' | 'lng';
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The person is done with it. */
  readonly onLeave: () => void;
}

/** Degrees as text: keyboards for numbers have no minus on some phones, which every longitude here needs. */
export function DegreeField({ name, label, value, onChange, onLeave }: DegreeFieldProps) {
  return (
    <Field name={name} label={label}>
      {(control, waiting) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          spellCheck={false}
          readOnly={waiting}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
