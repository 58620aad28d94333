import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { expectNoOverflow } from '../support/expect-page.ts';
import { LONG } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';

const meta = preview.meta({
  title: 'Piezas/Página de aviso',
  component: NoticePage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: false } },
  args: {
    title: 'Persianas',
    lead: 'Aquí verás cada tipo de persiana con sus telas y medidas.',
    vignette: <BlindVignette />,
    children: <a href="#distribuidores">Busca a un distribuidor</a>,
  },
});

/** A public page: text and drawing side by side; the drawing is hidden from screen readers. */
export const Page = meta.story({
  name: 'Página',
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Persianas' });
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.getBoundingClientRect().left).toBeGreaterThan(
      heading.getBoundingClientRect().right,
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** A screen of the panel: the same, denser. */
export const Work = meta.story({
  name: 'De trabajo',
  args: { size: 'work' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Persianas' });
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeLessThanOrEqual(32);
    await expect(canvas.getByRole('link', { name: 'Busca a un distribuidor' })).toBeVisible();
  },
});

/** With any text it fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  args: { title: LONG, lead: LONG },
  play: async () => {
    await expectNoOverflow();
  },
});

/** In the panel too. */
export const PhoneWork = meta.story({
  name: 'De trabajo, en el teléfono',
  globals: onPhone,
  args: { title: LONG, lead: LONG, size: 'work' },
  play: async () => {
    await expectNoOverflow();
  },
});
