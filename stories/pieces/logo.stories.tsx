import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Logo } from '#src/ui/logo.tsx';

const meta = preview.meta({ title: 'Piezas/Logo', component: Logo, tags: ['autodocs'] });

/** A drawing: it takes the colour of the text around it, and says nothing to a screen reader. */
export const Alone = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The link around it says where it leads. */
export const InALink = meta.story({
  render: () => (
    <a href="#inicio" aria-label="Rollux, inicio">
      <Logo />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rollux, inicio' })).toBeVisible();
  },
});
