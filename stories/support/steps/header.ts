import { within } from 'storybook/test';
import type { Play } from '../play.ts';

/** The frame's header: the first one, because queries also match the header of a card. */
export async function header({ canvas }: Pick<Play, 'canvas'>) {
  const [first] = await canvas.findAllByRole('banner');
  if (!first) throw new Error('there is no header');
  return within(first);
}
