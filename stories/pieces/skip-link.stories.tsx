import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { CONTENT_ID, SkipLink } from '#src/ui/frame/skip-link.tsx';

const meta = preview.meta({
  title: 'Piezas/Saltar al contenido',
  component: SkipLink,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav aria-label="Principal">
          <a href="#menu">Menú</a>
        </nav>
        <main id={CONTENT_ID} tabIndex={-1}>
          El contenido de la página.
        </main>
      </>
    ),
  ],
});

/** Hidden until it has the focus. */
export const Hidden = meta.story({
  name: 'Oculto',
  tags: ['long'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

/** Focused, it is visible; followed, it focuses the content and keeps the address. */
export const Followed = meta.story({
  name: 'Seguido',
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
    const link = canvas.getByRole('link', { name: 'Saltar al contenido' });
    link.focus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(address);
  },
});
