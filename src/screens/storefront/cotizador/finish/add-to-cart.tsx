import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { addToCartMachine } from '#machines/add-to-cart/add-to-cart.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { href } from '#src/config/routes.ts';
import { cartPayloadOf, windowOfLine } from '#src/features/draft-windows/payload.ts';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';
import { isOfWindow, messagesByWindow } from './server-messages.ts';

const TITLE_ID = 'al-carrito';

/** Adds the complete windows to the cart. */
export function AddToCart() {
  const { priced, onServerMessages } = useQuoter();
  const form = useActorRef(addToCartMachine, useActorSurroundings());
  const snapshot = useSelector(form, (state) => state);
  const { error } = snapshot.context;
  useArrival(
    form,
    (state) => state.matches({ editing: 'failed' }),
    ({ context }) => {
      onServerMessages(messagesByWindow(context.error, (context.kept ?? []).map(windowOfLine)));
    },
  );
  return (
    <section aria-labelledby={TITLE_ID} className={cx(layout.stack, classes.end)} data-gap="wide">
      <h3 id={TITLE_ID} className={cx(text.name, classes.title)}>
        O pídela de una vez
      </h3>
      <RemoteForm
        labelledBy={TITLE_ID}
        keptAs={null}
        fields={Object.keys(error?.fields ?? {}).filter(isOfWindow)}
        error={error}
        progress={progressOf(snapshot)}
        waitingLabel="Poniendo tus piezas en el carrito…"
        submitLabel="Al carrito"
        look="second"
        onCancel={() => {
          form.send({ type: 'form.cancel' });
        }}
        onSubmit={() => {
          onServerMessages({});
          form.send({ type: 'form.submit', values: { windows: [...cartPayloadOf(priced)] } });
        }}
      >
        <p className={text.soft}>Revisas cantidades y confirmas la orden en el carrito.</p>
      </RemoteForm>
      <p role="status" className={cx(text.text, layout.optional)}>
        {snapshot.matches('done') ? (
          <>
            Está en tu carrito. <Link to={href('cart')}>Ir al carrito</Link>
          </>
        ) : null}
      </p>
    </section>
  );
}
