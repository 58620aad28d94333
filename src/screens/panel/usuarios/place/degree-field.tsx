import { FormText } from '#src/forms/form-inputs.tsx';

interface DegreeFieldProps {
  /** API name, used for server messages. */
  readonly name: 'lat' | 'lng';
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called on blur. */
  readonly onLeave: () => void;
}

/**
 * Degrees as text. Pasted values may contain minutes, and numeric keyboards of some phones have no minus sign, which
 * every longitude in Mexico needs.
 */
export const DegreeField = ({ onChange, onLeave, ...field }: DegreeFieldProps) => (
  <FormText
    {...field}
    autoComplete="off"
    spellCheck={false}
    onChange={({ currentTarget }) => {
      onChange(currentTarget.value);
    }}
    onBlur={onLeave}
  />
);
