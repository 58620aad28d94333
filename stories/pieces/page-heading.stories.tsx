import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';

const meta = preview.meta({
  title: 'Piezas/Encabezado',
  component: PageHeading,
  tags: ['autodocs'],
  args: { children: 'Persianas', lead: 'Cortadas a la medida de tu ventana.' },
  parameters: { controls: { disable: false } },
});

/** Large and light, for public pages; it is focusable by script but no tab stop. */
export const Page = meta.story({
  name: 'Página',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Persianas' });
    await expect(heading).toHaveStyle({ fontWeight: '300' });
    await expect(canvas.getByText('Cortadas a la medida de tu ventana.')).toBeVisible();
    heading.focus();
    await expect(heading).toHaveFocus();
    heading.blur();
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
  },
});

/** Smaller, for the panel's screens. */
export const Work = meta.story({
  name: 'De trabajo',
  tags: ['long'],
  args: { size: 'work' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeLessThanOrEqual(32);
  },
});

/** Without a lead there is no empty paragraph. */
export const WithoutLead = meta.story({
  name: 'Sin entrada',
  args: { lead: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
});
