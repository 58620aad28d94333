import { useSyncExternalStore } from 'react';
import { keepSender, keptSender, watchSender } from '#machines/support/sent-requests.ts';
import { TextField } from '#src/forms/text-field.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';

/** Name of the box in its form. */
export const REMEMBER = 'remember';

/** Who sends the request: filled in where this browser was asked to remember them, and forgotten on demand. */
export function SenderFields() {
  const sender = useSyncExternalStore(watchSender, keptSender, () => null);
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
          <input
            type="checkbox"
            name={REMEMBER}
            key={String(sender !== null)}
            defaultChecked={sender !== null}
          />
          Recordar mis datos en este navegador
        </label>
        {sender === null ? null : (
          <button
            type="button"
            className={buttonClass('link')}
            onClick={({ currentTarget: { form } }) => {
              keepSender(null);
              for (const name of ['name', 'phone', 'email']) {
                const field = form?.elements.namedItem(name);
                if (field instanceof HTMLInputElement) field.value = '';
              }
            }}
          >
            Borrar mis datos
          </button>
        )}
      </p>
    </>
  );
}
