import { useActorRef, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { saveQuoteMachine } from '#machines/save-quote.machine.ts';
import { href } from '#src/config/routes.ts';
import type { Total } from '#src/quoting/total.ts';
import { buttonClass } from '#src/ui/button.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { progressOf } from '../../../support/progress-of.ts';
import { inPesos } from '../../../support/quoting/money.ts';
import { readMargin } from '../../../support/quoting/margin.ts';
import { newKey } from '../../../support/quoting/new-key.ts';
import { payloadOf } from '../../../support/quoting/payload.ts';
import { complaintsIn, isOfWindow, saysOtherPrice } from '../../../support/quoting/server-complaints.ts';
import { RemoteForm } from '../../../support/remote-form.tsx';
import { useServices } from '../../../support/services.ts';
import { useArrival } from '../../../support/use-arrival.ts';
import { useBench } from '../bench.ts';
import { LiveField } from '../live-field.tsx';
import type { PriceListActor } from '../use-prices.ts';
import classes from './ends.module.css';

const CONFLICT = 409;
const TITLE_ID = 'guardar-cotizacion';

const fields = ['title', 'client.name', 'client.phone', 'client.email', 'margin_bp', 'total_centavos'];

const savedHref = (id: string) => `${href('quotes')}?${new URLSearchParams({ cotizacion: id }).toString()}`;

interface SaveEndProps {
  readonly total: Total;
  readonly own: PriceListActor | null;
}

/** Saves what was put together, under an id that it keeps: saved twice it is one quote. */
export function SaveEnd({ total, own }: SaveEndProps) {
  const { actor, draft, priced, book, onComplaints } = useBench();
  const { counters } = useServices();
  const form = useActorRef(saveQuoteMachine, useActorSurroundings());
  const snapshot = useSelector(form, (state) => state);
  const { error } = snapshot.context;
  const sent = useRef<readonly string[]>([]);
  const [seen, setSeen] = useState<number | null>(null);
  useArrival(
    form,
    (state) => state.matches('done'),
    ({ context: { reply } }) => {
      if (reply === null) return;
      const { id, revision, folio } = reply;
      actor.send({ type: 'quote.named', quote: { id, revision } });
      counters.send({ type: 'quotes.refresh' });
      void notify({
        title: `Guardamos la cotización ${folio}`,
        text: <Link to={savedHref(id)}>Ver en tus cotizaciones</Link>,
      });
    },
  );
  useArrival(
    form,
    (state) => state.matches({ editing: 'failed' }),
    ({ context }) => {
      onComplaints(complaintsIn(context.error, sent.current));
      if (saysOtherPrice(context.error)) own?.send({ type: 'resource.load', input: {} });
    },
  );
  if (book === null) return null;

  const save = (quote: NonNullable<typeof draft.quote>) => {
    const windows = payloadOf(priced);
    const margin = readMargin(draft.margin);
    sent.current = windows.map(({ key }) => key);
    setSeen(total.totalCentavos);
    onComplaints({});
    actor.send({ type: 'quote.named', quote });
    form.send({
      type: 'form.submit',
      values: {
        ...quote,
        title: draft.title.trim(),
        client: draft.client,
        margin_bp: book.buyer.kind === 'public' || !('bp' in margin) ? null : margin.bp,
        windows: [...windows],
        price_list: { id: book.list.id, version: book.list.version },
        total_centavos: total.totalCentavos,
      },
    });
  };
  const describe = (client: Partial<typeof draft.client>) => {
    actor.send({ type: 'edit.describe', patch: { client: { ...draft.client, ...client } } });
  };
  const isConflict = error?.status === CONFLICT;
  return (
    <section aria-labelledby={TITLE_ID} className={classes['end']}>
      <h3 id={TITLE_ID} className={classes['title']}>
        {(draft.quote?.revision ?? null) === null ? 'Guarda tu cotización' : 'Guarda los cambios'}
      </h3>
      <RemoteForm
        labelledBy={TITLE_ID}
        fields={[...fields, ...Object.keys(error?.fields ?? {}).filter(isOfWindow)]}
        error={error}
        progress={progressOf(snapshot)}
        waitingLabel="Guardando tu cotización…"
        submitLabel="Guardar cotización"
        onCancel={() => {
          form.send({ type: 'form.cancel' });
        }}
        onSubmit={() => {
          save(draft.quote ?? { id: newKey(), revision: null });
        }}
      >
        <LiveField
          label="Título"
          name="title"
          value={draft.title}
          description="Para encontrarla: «Casa de los Garza»."
          onChange={(title) => {
            actor.send({ type: 'edit.describe', patch: { title } });
          }}
        />
        <fieldset className={classes['client']}>
          <legend>¿Para quién es? (opcional)</legend>
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
        </fieldset>
      </RemoteForm>
      {saysOtherPrice(error) && seen !== null ? (
        <p role="status" className={classes['changed']}>
          Los precios cambiaron mientras cotizabas: era {inPesos(seen)}
          {seen === total.totalCentavos ? '' : ` y hoy es ${inPesos(total.totalCentavos)}`}. Revísalos y
          guarda otra vez; no se perdió nada.
        </p>
      ) : null}
      {isConflict && draft.quote !== null ? (
        <div className={classes['changed']}>
          <p>Alguien la cambió mientras la tenías abierta. Tú decides:</p>
          <p className={classes['ways']}>
            <Link className={buttonClass('small')} to={savedHref(draft.quote.id)}>
              Ver la guardada
            </Link>
            <button
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                save({ id: newKey(), revision: null });
              }}
            >
              Guardar como otra
            </button>
          </p>
        </div>
      ) : null}
      {snapshot.matches('done') && snapshot.context.reply !== null ? (
        <p className={classes['saved']}>
          Guardada con folio {snapshot.context.reply.folio}.{' '}
          <Link to={savedHref(snapshot.context.reply.id)}>Verla en tus cotizaciones</Link>
        </p>
      ) : null}
    </section>
  );
}
