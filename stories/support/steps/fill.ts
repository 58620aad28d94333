import type { Play } from '../play.ts';

/** Replaces the text of a field. */
export async function fill({ userEvent }: Pick<Play, 'userEvent'>, field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
