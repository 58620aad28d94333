import { clsx as cx } from 'clsx';
import { useState } from 'react';
import styles from '#src/forms/field.module.css';
import { Field } from '#src/forms/field.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconEye, IconEyeOff } from '#src/ui/icons.ts';

interface PasswordFieldProps {
  /** Its name in the request: the server's messages refer to it. */
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: string;
}

/** A password field; the password can be shown while it is typed. */
export function PasswordField({ name, label, description, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field name={name} label={label} description={description}>
      {(control, waiting) => (
        <div className={styles.withSection}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            readOnly={waiting}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          {/* Its name does not contain the field's label, so that a search by label finds the field alone. */}
          <button
            type="button"
            className={cx(buttonClass('icon'), styles.show)}
            aria-label={shown ? 'Ocultar lo escrito' : 'Mostrar lo escrito'}
            onClick={() => {
              setShown(!shown);
            }}
          >
            <Icon size={20} stroke={1.5} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
