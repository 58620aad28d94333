import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { CounterName, countersMachine } from './counters.machine.ts';

type Snapshot = SnapshotFrom<typeof countersMachine>;

const titles: Readonly<Record<CounterName, string>> = {
  quotes: 'Cotizaciones',
  orders: 'Órdenes',
  cart: 'Carrito',
};

const cardOf = (name: CounterName) => page.getByRole('article', { name: titles[name] });

const refresh = (name: CounterName) => ({
  by: 'person' as const,
  take: async () => {
    const again = cardOf(name).getByRole('button', { name: 'Reintentar' });
    const hasFailed = again.elements().length > 0;
    await (hasFailed ? again : cardOf(name).getByRole('button', { name: /^Actualizar/ })).click();
  },
});

const cancel = (name: CounterName) => ({
  by: 'person' as const,
  can: (snapshot: Snapshot) => snapshot.matches({ [name]: { loading: 'endless' } }),
  take: () => cancelIn(cardOf(name)).click(),
});

async function seesNoFailure(name: CounterName, number: string): Promise<void> {
  await seen(cardOf(name).getByText(number, { exact: true }));
  await unseen(cardOf(name).getByRole('status'));
  await unseen(cardOf(name).getByRole('alert'));
}

/** The states of one counter: the three differ only in what they count. */
function region<Name extends CounterName>(name: Name) {
  const { brisk, slow, endless } = waitingSights(() => cardOf(name), 'Contando…');
  return {
    idle: () => seesNoFailure(name, '–'),
    brisk,
    slow,
    endless,
    ready: ({ context }: Snapshot) =>
      seesNoFailure(name, context.counts[name]?.toLocaleString('es-MX') ?? '–'),
    failed: () => seen(cardOf(name).getByRole('alert')),
  };
}

const quotes = region('quotes');

const orders = region('orders');

const cart = region('cart');

export const counters: WalkedScreen<typeof countersMachine> = {
  interactions: {
    'counters.load': byApp('all counters load when a session starts'),
    'counters.clear': byApp('the counters are cleared when a session starts or ends'),
    'quotes.refresh': refresh('quotes'),
    'orders.refresh': refresh('orders'),
    'cart.refresh': refresh('cart'),
    'quotes.changed': byApp('it follows a call that changes the quotes'),
    'orders.changed': byApp('it follows a call that changes the orders'),
    'cart.changed': byApp('it follows a call that changes the cart'),
    'quotes.cancel': cancel('quotes'),
    'orders.cancel': cancel('orders'),
    'cart.cancel': cancel('cart'),
  },
  appearances: {
    'quotes.idle': quotes.idle,
    'quotes.loading.brisk': quotes.brisk,
    'quotes.loading.slow': quotes.slow,
    'quotes.loading.endless': quotes.endless,
    'quotes.ready': quotes.ready,
    'quotes.failed': quotes.failed,
    'orders.idle': orders.idle,
    'orders.loading.brisk': orders.brisk,
    'orders.loading.slow': orders.slow,
    'orders.loading.endless': orders.endless,
    'orders.ready': orders.ready,
    'orders.failed': orders.failed,
    'cart.idle': cart.idle,
    'cart.loading.brisk': cart.brisk,
    'cart.loading.slow': cart.slow,
    'cart.loading.endless': cart.endless,
    'cart.ready': cart.ready,
    'cart.failed': cart.failed,
  },
};
