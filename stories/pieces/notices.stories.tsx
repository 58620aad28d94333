import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { NoticesPlace, notify, type Notice } from '#src/ui/notices/notices.tsx';
import { setDarkScheme } from '../support/dark.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { LONG } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';

/** A button that shows a notice. */
function Saying(notice: Notice) {
  return (
    <>
      <button type="button" className={buttonClass()} onClick={() => void notify(notice)}>
        Guardar
      </button>
      <NoticesPlace />
    </>
  );
}

const meta = preview.meta({
  title: 'Piezas/Avisos de paso',
  component: Saying,
  tags: ['autodocs'],
  args: { title: 'Guardamos tus datos', text: 'Tu distribuidor ya los ve.' },
  parameters: { controls: { disable: false } },
});

const say = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));

/** Without notices the page has no element of them. */
export const Silent = meta.story({
  name: 'Callado',
  play: async () => {
    await expect(screen.queryByRole('status')).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** A success is announced politely. */
export const Done = meta.story({
  name: 'Hecho',
  tags: ['long'],
  play: async (story) => {
    await say(story);
    const notice = await screen.findByRole('status');
    await expect(notice).toHaveTextContent('Guardamos tus datos');
    await waitFor(() => expect(notice).toBeVisible());
  },
});

/** A failure is announced assertively, and stays when configured to. */
export const Problem = meta.story({
  name: 'Problema',
  tags: ['long'],
  args: {
    title: 'No pudimos guardar tus datos',
    text: 'Revisa tu internet.',
    tone: 'problem',
    closesAfter: -1,
  },
  play: async (story) => {
    await say(story);
    await expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar tus datos');
  },
});

/** Only a title. */
export const Short = meta.story({
  name: 'Corto',
  tags: ['long'],
  args: { title: 'Quitamos la tarjeta', text: undefined },
  play: async (story) => {
    await say(story);
    await expect(await screen.findByRole('status')).toHaveTextContent(/^Quitamos la tarjeta$/);
  },
});

/** The person can close it. */
export const Closed = meta.story({
  name: 'Cerrado',
  tags: ['long'],
  args: { closesAfter: -1 },
  play: async (story) => {
    await say(story);
    const notice = await screen.findByRole('status');
    const close = within(notice).getByRole('button', { name: 'Cerrar aviso' });
    await waitFor(() => expect(close).toBeVisible());
    await story.userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
});

/** At most three at once: further ones wait. */
export const Several = meta.story({
  name: 'Varios',
  tags: ['long'],
  args: { closesAfter: -1 },
  play: async (story) => {
    for (let times = 0; times < 4; times += 1) await say(story);
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
  },
});

/** On a phone it is at the top, away from the thumb, and wraps a very long text. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  args: { title: LONG, text: `${LONG} ${LONG}`, closesAfter: -1 },
  play: async (story) => {
    await say(story);
    const notice = await screen.findByRole('status');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(notice.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
    await expectNoOverflow();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  beforeEach: () => setDarkScheme(),
  args: { tone: 'problem', closesAfter: -1 },
  play: async (story) => {
    await say(story);
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
});
