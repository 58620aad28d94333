import { within } from 'storybook/test';
import type { Play } from '../play.ts';

/** The frame's header: the first one, as queries take the header of a card for one of the page too. */
export async function header({ canvas }: Pick<Play, 'canvas'>) {
  const [first] = await canvas.findAllByRole('banner');
  if (!first) throw new Error('there is no header');
  return within(first);
}
