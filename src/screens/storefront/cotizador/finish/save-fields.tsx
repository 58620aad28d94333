import { clsx as cx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import type { Draft } from '#src/api/draft.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';
import { OptionalWindows } from './optional-windows.tsx';

const AlikeClients = lazy(async () => ({
  default: (await import('#src/features/quotes/alike-clients.tsx')).AlikeClients,
}));

/** Title and client of a quote; who sells on is shown the clients of earlier ones while typing. */
export function SaveFields() {
  const { actor, draft, book } = useQuoter();
  const [isTyping, setTyping] = useState(false);
  const sellsOn = book !== null && book.buyer.kind !== 'public';
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
      <fieldset
        onFocus={() => {
          setTyping(true);
        }}
      >
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
        {isTyping && sellsOn ? (
          <Suspense>
            <AlikeClients typed={draft.client} quoteId={draft.quote?.id ?? null} onPick={describe} />
          </Suspense>
        ) : null}
      </fieldset>
      {sellsOn && draft.windows.length > 1 ? <OptionalWindows /> : null}
    </>
  );
}
