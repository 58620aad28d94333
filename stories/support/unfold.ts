import type { Play } from './play.ts';

/** Opens a folded part by its title, as a person does. */
export async function unfold(
  { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>,
  title: string,
): Promise<void> {
  await userEvent.click(await canvas.findByText(title, { selector: 'summary, summary *' }));
}
