import { Link, MemoryRouter } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SideDialog } from '#src/ui/frame/side-dialog.tsx';
import { closeWithEscape } from '../support/close-with-escape.ts';
import type { Play } from '../support/play.ts';

const meta = preview.meta({
  title: 'Piezas/Panel lateral',
  component: SideDialog,
  tags: ['autodocs'],
  args: { label: 'Menú', children: <Link to="/contacto">Contacto</Link> },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { controls: { disable: false } },
});

const open = async ({ canvas, userEvent }: Play) => {
  const button = canvas.getByRole('button', { name: 'Menú' });
  await userEvent.click(button);
  const dialog = await canvas.findByRole('dialog', { name: 'Menú' });
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
  return { button, dialog };
};

const expectClosed = async (dialog: HTMLElement, button: HTMLElement) => {
  await waitFor(() => expect(dialog).not.toBeVisible());
  await expect(button).toHaveFocus();
};

/** Closed, it is a button that names its dialog. */
export const Closed = meta.story({
  name: 'Cerrado',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Open, it is at the end of the window and has the focus. */
export const AtTheEnd = meta.story({
  name: 'Al final',
  tags: ['long'],
  play: async (story) => {
    const { dialog } = await open(story);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(Math.round(dialog.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth);
  },
});

/** A button at the start of the page opens it at that side. */
export const AtTheStart = meta.story({
  name: 'Al principio',
  tags: ['long'],
  args: { side: 'start' },
  play: async (story) => {
    const { dialog } = await open(story);
    await expect(Math.round(dialog.getBoundingClientRect().left)).toBe(0);
  },
});

/** "Cerrar" closes it and returns the focus. */
export const ClosedByItsButton = meta.story({
  name: 'Cerrado con su botón',
  tags: ['long'],
  play: async (story) => {
    const { button, dialog } = await open(story);
    await story.userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await expectClosed(dialog, button);
  },
});

/** Escape closes it and returns the focus. */
export const ClosedByEscape = meta.story({
  name: 'Cerrado con Escape',
  tags: ['long'],
  play: async (story) => {
    const { button, dialog } = await open(story);
    closeWithEscape(dialog);
    await expectClosed(dialog, button);
  },
});

/** A click outside closes it; one on its empty parts does not. */
export const ClosedFromOutside = meta.story({
  name: 'Cerrado desde fuera',
  tags: ['long'],
  play: async (story) => {
    const { button, dialog } = await open(story);
    const sheet = within(dialog).getByRole('button', { name: 'Cerrar' }).parentElement;
    if (sheet) await story.userEvent.click(sheet);
    await expect(dialog).toBeVisible();
    await story.userEvent.click(dialog);
    await expectClosed(dialog, button);
  },
});

/** Following a link inside closes it. */
export const ClosedByALink = meta.story({
  name: 'Cerrado por un enlace',
  tags: ['long'],
  play: async (story) => {
    const { dialog } = await open(story);
    await story.userEvent.click(within(dialog).getByRole('link', { name: 'Contacto' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
});
