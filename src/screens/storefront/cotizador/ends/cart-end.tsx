import { useActorRef, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { addToCartMachine } from '#machines/add-to-cart.machine.ts';
import { href } from '#src/config/routes.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { progressOf } from '../../../support/progress-of.ts';
import { cartPayloadOf } from '../../../support/quoting/payload.ts';
import { complaintsIn, isOfWindow } from '../../../support/quoting/server-complaints.ts';
import { RemoteForm } from '../../../support/remote-form.tsx';
import { useServices } from '../../../support/services.ts';
import { useArrival } from '../../../support/use-arrival.ts';
import { useBench } from '../bench.ts';
import classes from './ends.module.css';

const TITLE_ID = 'al-carrito';

/** Puts what can be made into the cart, to be ordered there. */
export function CartEnd() {
  const { priced, onComplaints } = useBench();
  const { counters } = useServices();
  const form = useActorRef(addToCartMachine, useActorSurroundings());
  const snapshot = useSelector(form, (state) => state);
  const { error } = snapshot.context;
  const sent = useRef<readonly string[]>([]);
  useArrival(
    form,
    (state) => state.matches('done'),
    () => {
      counters.send({ type: 'cart.refresh' });
      void notify({
        title: 'Está en tu carrito',
        text: <Link to={href('cart')}>Ir al carrito</Link>,
      });
    },
  );
  useArrival(
    form,
    (state) => state.matches({ editing: 'failed' }),
    ({ context }) => {
      onComplaints(complaintsIn(context.error, sent.current));
    },
  );
  return (
    <section aria-labelledby={TITLE_ID} className={classes['end']}>
      <h3 id={TITLE_ID} className={classes['title']}>
        O pídela de una vez
      </h3>
      <RemoteForm
        labelledBy={TITLE_ID}
        fields={Object.keys(error?.fields ?? {}).filter(isOfWindow)}
        error={error}
        progress={progressOf(snapshot)}
        waitingLabel="Poniendo tus ventanas en el carrito…"
        submitLabel="Al carrito"
        onCancel={() => {
          form.send({ type: 'form.cancel' });
        }}
        onSubmit={() => {
          sent.current = priced
            .filter(({ outcome }) => outcome?.kind === 'quote')
            .map(({ window }) => window.key);
          onComplaints({});
          form.send({ type: 'form.submit', values: { windows: [...cartPayloadOf(priced)] } });
        }}
      >
        <p className={classes['lead']}>Revisas cantidades y confirmas el pedido en el carrito.</p>
      </RemoteForm>
      {snapshot.matches('done') ? (
        <p className={classes['saved']}>
          Está en tu carrito. <Link to={href('cart')}>Ir al carrito</Link>
        </p>
      ) : null}
    </section>
  );
}
