import { expect, within } from 'storybook/test';
import type { CallName } from '#src/api/contract/index.ts';
import { json, serverAnswers, serverRecovers, unreachable } from './answers.ts';
import type { Play } from './play.ts';

/**
 * Expects an alert on a network error, and the content after a retry.
 * @param shown finds an element of the content
 */
export const offline = (call: CallName, shown: (story: Play) => Promise<unknown>) => ({
  beforeEach: () => serverAnswers(unreachable, call),
  play: async (story: Play) => {
    const { canvas, userEvent } = story;
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('No pudimos conectarnos.');
    await serverRecovers();
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await shown(story);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const REFUSAL = 'No tienes permiso para hacer esto.';

/** Expects the server's refusal without a retry. */
export const forbidden = (call: CallName) => ({
  beforeEach: () => serverAnswers(json(403, { message: REFUSAL }), call),
  play: async ({ canvas }: Play) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(REFUSAL);
    await expect(within(alert).queryByRole('button')).toBeNull();
  },
});
