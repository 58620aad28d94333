import { expect, waitFor, within } from 'storybook/test';
import { EMPTY_DRAFT, emptyWindow, type Draft, type DraftWindow } from '#src/api/draft.ts';
import type { Play } from '../play.ts';

/** What this browser holds of a quote before the story begins. */
export function keepDraft(draft: Draft): void {
  localStorage.setItem('rollux-cotizacion', JSON.stringify(draft));
}

/** A roller blind of a size in centimetres, as somebody typed it. */
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

/** The step that is shown. */
export const atStep = async ({ canvas }: Pick<Play, 'canvas'>, title: string) =>
  expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();

/** Goes to a step by the stepper. */
export async function goTo({ canvas, userEvent }: Play, name: string, title: string): Promise<void> {
  const steps = within(await canvas.findByRole('navigation', { name: 'Pasos' }));
  await userEvent.click(steps.getByRole('button', { name: new RegExp(`${name}$`) }));
  await atStep({ canvas }, title);
}

/** Types a size where it is asked for, in place of what stands there. */
export async function typeSize({ canvas, userEvent }: Play, width: string, height: string): Promise<void> {
  for (const [label, text] of [
    ['Ancho', width],
    ['Alto', height],
  ] as const) {
    const field = await canvas.findByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.tab();
}

/** The picture and the price beside the steps. */
export const pane = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('complementary', { name: 'Dibujo y precio' }));

/** What the window that is worked at costs. */
export async function expectPrice(play: Pick<Play, 'canvas'>, price: string): Promise<void> {
  const beside = await pane(play);
  await waitFor(() => expect(beside.getAllByText(price)[0]).toBeVisible());
}

/** Begins a window with a product. */
export async function chooseProduct({ canvas, userEvent }: Play, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await atStep({ canvas }, '¿Cuánto mide?');
}
