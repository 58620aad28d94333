import { main } from '#tests/browser/walks/support/samples.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { newsMachine } from './news.machine.ts';

/** Nothing on the page waits for news, or fails for want of it. */
async function isQuiet(): Promise<void> {
  await seen(main().getByRole('heading', { level: 1 }));
  await unseen(main().getByRole('alert'));
}

const causes = (target: EventTarget, type: string) => () => {
  target.dispatchEvent(new Event(type));
  return Promise.resolve();
};

export const news: WalkedScreen<typeof newsMachine> = {
  interactions: {
    'page.left': { by: 'person', take: causes(window, 'offline') },
    'page.returned': { by: 'person', take: causes(document, 'visibilitychange') },
    'page.connected': { by: 'person', take: causes(window, 'online') },
    'news.arrived': byApp('the server answers'),
    'news.failed': byApp('the server does not answer'),
    'news.refused': byApp('the server refuses'),
  },
  appearances: { 'waiting.resting': isQuiet, 'waiting.due': isQuiet, asking: isQuiet, refused: isQuiet },
};
