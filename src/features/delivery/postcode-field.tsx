import { stateOfPostcode } from '#src/content/postcodes.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import { typedPostcode } from '#src/reading/postcode.ts';
import classes from './postcode-field.module.css';
import { usePostcodeField } from './use-place.ts';

const POSTCODE_DIGITS = 5;

interface PostcodeFieldProps {
  readonly label: string;
  readonly onTyped?: () => void;
}

/** The field for the postcode that every screen shares; it says at once when no state has it. */
export function PostcodeField({ label, onTyped }: PostcodeFieldProps) {
  const { value, onChange } = usePostcodeField();
  const isWrong = value.length === POSTCODE_DIGITS && stateOfPostcode(value) === null;
  return (
    <div className={classes.postcode}>
      <LiveField
        label={label}
        inputMode="numeric"
        autoComplete="postal-code"
        value={value}
        problem={isWrong ? 'Ningún estado tiene ese código postal.' : null}
        atOnce
        onChange={(typed) => {
          onTyped?.();
          onChange(typedPostcode(typed));
        }}
      />
    </div>
  );
}
