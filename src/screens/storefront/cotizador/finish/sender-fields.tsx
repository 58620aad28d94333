import { useState, useSyncExternalStore } from 'react';
import { keepSender, keptSender, watchSender } from '#machines/support/sent-requests.ts';
import { TextField } from '#src/forms/text-field.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';

/** Name of the box in its form. */
export const REMEMBER = 'remember';

/** Who sends the request: filled in where this browser was asked to remember them, and forgotten on demand. */
export function SenderFields() {
  // The fields keep what they hold, also when sending fails after the person asked to be forgotten.
  const [sender] = useState(keptSender);
  const isKept = useSyncExternalStore(
    watchSender,
    () => keptSender() !== null,
    () => false,
  );
  return (
    <>
      <TextField name="name" label="Nombre" autoComplete="name" defaultValue={sender?.name ?? ''} />
      <TextField
        name="phone"
        type="tel"
        label="Teléfono"
        autoComplete="tel-national"
        defaultValue={sender?.phone ?? ''}
      />
      <TextField
        name="email"
        type="email"
        label="Correo electrónico"
        autoComplete="email"
        defaultValue={sender?.email ?? ''}
      />
      <p className={layout.row}>
        <label className={choice.tick}>
          <input type="checkbox" name={REMEMBER} defaultChecked={sender !== null} />
          Recordar mis datos en este navegador
        </label>
        {isKept ? (
          <button
            type="button"
            className={buttonClass('link')}
            onClick={({ currentTarget: { form } }) => {
              keepSender(null);
              for (const name of ['name', 'phone', 'email', REMEMBER]) {
                const field = form?.elements.namedItem(name);
                if (!(field instanceof HTMLInputElement)) continue;
                if (field.type === 'checkbox') field.checked = false;
                else field.value = '';
              }
            }}
          >
            Borrar mis datos
          </button>
        ) : null}
      </p>
    </>
  );
}
