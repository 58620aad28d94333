import { clsx as cx } from 'clsx';
import type { Draft } from '#src/api/draft.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';

/** Title and client of a quote. */
export function SaveFields() {
  const { actor, draft } = useQuoter();
  const describe = (client: Partial<Draft['client']>) => {
    actor.send({ type: 'edit.describe', patch: { client: { ...draft.client, ...client } } });
  };
  return (
    <>
      <LiveField
        label="Título"
        name="title"
        value={draft.title}
        description="Para encontrarla: «Casa de los Garza»."
        onChange={(title) => {
          actor.send({ type: 'edit.describe', patch: { title } });
        }}
      />
      <fieldset>
        <legend className={text.name}>
          ¿Para quién es? {draft.quote?.isOffered === true ? '' : '(opcional)'}
        </legend>
        <div className={cx(layout.columns, classes.client)} data-fill>
          <LiveField
            label="Nombre del cliente"
            name="client.name"
            value={draft.client.name}
            onChange={(name) => {
              describe({ name });
            }}
          />
          <LiveField
            label="Teléfono del cliente"
            name="client.phone"
            inputMode="tel"
            value={draft.client.phone}
            onChange={(phone) => {
              describe({ phone });
            }}
          />
          <LiveField
            label="Correo del cliente"
            name="client.email"
            inputMode="email"
            value={draft.client.email}
            onChange={(email) => {
              describe({ email });
            }}
          />
        </div>
      </fieldset>
    </>
  );
}
