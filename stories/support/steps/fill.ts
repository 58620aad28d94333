import type { Play } from '../play.ts';

/** Writes a text in place of whatever a field holds. */
export async function fill({ userEvent }: Pick<Play, 'userEvent'>, field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
