import { expect, waitFor, within } from 'storybook/test';
import { EMPTY_DRAFT, emptyWindow, type Draft, type DraftWindow } from '#src/api/draft.ts';
import { drafts } from '#src/api/stored/drafts.ts';
import type { Play } from '../play.ts';

/** Stores a draft in this browser before the story. */
export function keepDraft(draft: Draft): void {
  drafts.write('visitor', { items: [draft], unread: [] });
}

/** A roller blind with a typed size in centimetres. */
export const roller = (
  key: string,
  name: string,
  [width, height]: readonly [string, string],
  rest: Partial<DraftWindow> = {},
): DraftWindow => ({
  ...emptyWindow(key, name),
  family: 'enrollables',
  variant: 'blackout-lino',
  color: 'blanco',
  width,
  height,
  ...rest,
});

export const draftOf = (...windows: DraftWindow[]): Draft => ({ ...EMPTY_DRAFT, windows });

/** The current step. */
export const atStep = async ({ canvas }: Pick<Play, 'canvas'>, title: string) =>
  expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();

/** Opens a step by the stepper. */
export async function goTo({ canvas, userEvent }: Play, name: string, title: string): Promise<void> {
  const steps = within(await canvas.findByRole('navigation', { name: 'Pasos' }));
  await userEvent.click(steps.getByRole('button', { name: new RegExp(`${name}$`) }));
  await atStep({ canvas }, title);
}

/** Replaces the typed size. */
export async function typeSize({ canvas, userEvent }: Play, width: string, height: string): Promise<void> {
  for (const [label, text] of [
    ['Ancho', width],
    ['Alto', height],
  ] as const) {
    const field = await canvas.findByRole('textbox', { name: label });
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  }
  await userEvent.tab();
}

/** The drawing and the price beside the steps. */
export const pane = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('complementary', { name: 'Dibujo y precio' }));

/** The price of the current window. */
export async function expectPrice(play: Pick<Play, 'canvas'>, price: string): Promise<void> {
  const beside = await pane(play);
  await waitFor(() => expect(beside.getAllByText(price)[0]).toBeVisible());
}

/** Starts a window with a product. */
export async function chooseProduct({ canvas, userEvent }: Play, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await atStep({ canvas }, '¿Cuánto mide?');
}
