import { useId } from 'react';
import field from '#src/kit/form/field.module.css';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import classes from './delivery.module.css';

const POSTCODE_DIGITS = 5;

interface PostcodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (postcode: string) => void;
}

/** A field for a Mexican postcode, which says at once when no state has it. */
export function PostcodeField({ label, value, onChange }: PostcodeFieldProps) {
  const id = useId();
  const isWrong = value.length === POSTCODE_DIGITS && stateOfPostcode(value) === null;
  return (
    <div className={`${field['field'] ?? ''} ${classes['postcode'] ?? ''}`}>
      <label htmlFor={id} className={field['label']}>
        {label}
      </label>
      <input
        id={id}
        className={field['input']}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={POSTCODE_DIGITS}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value.replaceAll(/\D/g, ''));
        }}
      />
      {isWrong ? (
        <p id={`${id}-error`} className={field['error']}>
          Ningún estado tiene ese código postal.
        </p>
      ) : null}
    </div>
  );
}
