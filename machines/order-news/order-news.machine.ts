import { assign, fromCallback, setup } from 'xstate';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { followNews } from '#src/api/news.ts';

interface OrderNewsContext {
  /** The order as it was last read. */
  readonly order: SavedOrder;
  /** What it was before news changed it; null when none did since the person's last act. */
  readonly before: SavedOrder | null;
}

type OrderNewsEvent =
  /** It came with the news of its list. */
  | { type: 'order.arrived'; order: SavedOrder }
  /** The list beside it has it, for whichever reason. */
  | { type: 'order.read'; order: SavedOrder }
  /** The person changes it. */
  | { type: 'order.act' }
  /** The server did what they asked for, or may have done it. */
  | { type: 'order.acted' }
  | { type: 'order.refused' };

/** What others change in an order: the shop, who ordered it, or the same person in another tab. */
const changedByOthers = ({ stage, payments, promised_on, postal_code, delivery, documents }: SavedOrder) =>
  JSON.stringify([
    ...[stage, promised_on, postal_code, delivery, documents.length],
    ...payments.map(({ id, state }) => [id, state]),
  ]);

/** What happened to an order while it is open, unless the person did it: they know that. */
export const orderNewsMachine = setup({
  types: {} as {
    context: OrderNewsContext;
    events: OrderNewsEvent;
    input: { readonly order: SavedOrder };
  },
  actors: {
    follow: fromCallback<OrderNewsEvent, { readonly id: string }>(({ input, sendBack }) => {
      const tell = (rows: readonly SavedOrder[]) => {
        const order = rows.find(({ id }) => id === input.id);
        if (order !== undefined) sendBack({ type: 'order.arrived', order });
      };
      const ends = [followNews('orders', tell), followNews('networkOrders', tell)];
      return () => {
        for (const end of ends) end();
      };
    }),
  },
  guards: {
    isChanged: ({ context }, { order }: { order: SavedOrder }) =>
      changedByOthers(context.order) !== changedByOthers(order),
  },
  actions: {
    keepNews: assign(({ context }, { order }: { order: SavedOrder }) => ({
      before: context.before ?? context.order,
      order,
    })),
    keepOrder: assign({ order: (_, params: { order: SavedOrder }) => params.order }),
    forgetNews: assign({ before: null }),
  },
}).createMachine({
  id: 'orderNews',
  context: ({ input: { order } }) => ({ order, before: null }),
  invoke: { id: 'follow', src: 'follow', input: ({ context }) => ({ id: context.order.id }) },
  on: {
    'order.act': { target: '.acting', actions: 'forgetNews' },
    'order.read': { actions: { type: 'keepOrder', params: ({ event: { order } }) => ({ order }) } },
  },
  initial: 'following',
  states: {
    following: {
      on: {
        'order.arrived': {
          guard: { type: 'isChanged', params: ({ event: { order } }) => ({ order }) },
          actions: { type: 'keepNews', params: ({ event: { order } }) => ({ order }) },
        },
      },
    },
    acting: { on: { 'order.acted': 'acted', 'order.refused': 'following' } },
    /** What the order is next is what the person made of it. */
    acted: {
      on: {
        'order.arrived': {
          target: 'following',
          actions: { type: 'keepOrder', params: ({ event: { order } }) => ({ order }) },
        },
        'order.read': {
          target: 'following',
          actions: { type: 'keepOrder', params: ({ event: { order } }) => ({ order }) },
        },
      },
    },
  },
});
