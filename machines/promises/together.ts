import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '../cart/cart.machine.ts';
import type { quoteMachine } from '../quote/quote.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { PromiseAbout } from './promise.ts';

/** What the promises about charts that run together read of each. */
export const sees = {
  session: (snapshot: SnapshotFrom<typeof sessionMachine>) => ({
    isInside: snapshot.matches('authenticated'),
    token: snapshot.context.token,
  }),
  cart: (snapshot: SnapshotFrom<typeof cartMachine>) => ({ waits: snapshot.hasTag('waiting') }),
  quote: (snapshot: SnapshotFrom<typeof quoteMachine>) => ({
    waits: snapshot.hasTag('waiting'),
    isOrder: snapshot.matches({ status: 'convertida' }),
    isReviewed: snapshot.matches({ asking: 'ordering' }),
    isConverting: snapshot.matches({ acting: 'converting' }),
    isChanging: snapshot.hasTag('busy') || snapshot.matches('asking'),
  }),
};

/** The session, with the cart and a quote of the panel; null while their screen is closed. */
export interface Together {
  readonly session: ReturnType<typeof sees.session>;
  readonly cart: ReturnType<typeof sees.cart> | null;
  readonly quote: ReturnType<typeof sees.quote> | null;
}

/** A step of one of them. Opening and closing a screen have no event. */
export interface StepTogether {
  readonly before: Together;
  readonly event: string | null;
  readonly after: Together;
}

const isClosed = ({ cart, quote }: Together) => cart === null && quote === null;

const waits = ({ cart, quote }: Together) => cart?.waits === true || quote?.waits === true;

/** What the session, the cart and a quote guarantee together, whatever happens in each. */
export const together: readonly PromiseAbout<Together, StepTogether>[] = [
  {
    says: 'Sin sesión no queda abierto ni el carrito ni una cotización.',
    always: (place) => place.session.isInside || isClosed(place),
  },
  {
    says: 'Cuando entra otra persona no queda abierto nada de la anterior.',
    when: ({ before, after }) => before.session.isInside && before.session.token !== after.session.token,
    holds: ({ after }) => isClosed(after),
  },
  {
    says: 'Salir cierra todo de una vez, aunque el carrito o la cotización esperen al servidor.',
    when: ({ before, event }) => event === 'session.logout' && waits(before),
    holds: ({ after }) => !after.session.isInside && isClosed(after),
  },
  {
    says: 'Nadie queda atrapado: siempre se puede salir sin que conteste el servidor.',
    from: (place) => place.session.isInside && waits(place),
    leadsTo: (place) => !place.session.isInside && isClosed(place),
  },
  {
    says: 'Una orden sale de una cotización que se revisó, y de quien está dentro.',
    when: ({ before, after }) => after.quote?.isConverting === true && before.quote?.isConverting !== true,
    holds: ({ before }) => before.session.isInside && before.quote?.isReviewed === true,
  },
  {
    says: 'Una cotización que ya es orden no cambia por nada que pase en el carrito o en la sesión.',
    when: ({ before }) => before.quote?.isOrder === true,
    holds: ({ after }) => after.quote?.isChanging !== true,
  },
];
