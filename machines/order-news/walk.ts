import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { orderNewsMachine } from './order-news.machine.ts';

const pane = () => page.getByRole('dialog', { name: /^Orden/ });

const sentence = () => pane().getByText(/^Se acaba de actualizar: pasó a /);

const saysNews = async ({ context: { order, before } }: SnapshotFrom<typeof orderNewsMachine>) => {
  await seen(pane().getByRole('heading', { name: 'Cómo va' }));
  await (before === null || before.stage === order.stage ? unseen(sentence()) : seen(sentence()));
};

export const orderNews: WalkedScreen<typeof orderNewsMachine> = {
  interactions: {
    'order.arrived': byApp('the order comes with the news of its list'),
    'order.read': byApp('the list is loaded again'),
    'order.act': byApp('a form of the order tells it when it sends, and is a chart of its own'),
    'order.acted': byApp('that form got its answer'),
    'order.refused': byApp('that form was refused'),
  },
  appearances: { following: saysNews, acting: saysNews, acted: saysNews },
};
