import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Logo } from '#src/ui/frame/logo.tsx';

const meta = preview.meta({ title: 'Piezas/Logo', component: Logo, tags: ['autodocs'] });

/** A drawing in the colour of the surrounding text, hidden from screen readers. */
export const Alone = meta.story({
  name: 'Solo',
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The link around it has the accessible name. */
export const InALink = meta.story({
  name: 'En un enlace',
  tags: ['long'],
  render: () => (
    <a href="#inicio" aria-label="Rollux, inicio">
      <Logo />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rollux, inicio' })).toBeVisible();
  },
});
