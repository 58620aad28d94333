import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SYSTEM_BAR_PX } from '#src/config/constants.ts';
import { SystemBar } from '#src/ui/frame/system-bar.tsx';

const meta = preview.meta({
  title: 'Piezas/Franja del sistema',
  component: SystemBar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
});

const heightOf = (element: HTMLElement) =>
  element.closest('[data-system-bar]')?.getBoundingClientRect().height;

/** One line of text has exactly the height of a system bar. */
export const OneNotice = meta.story({
  name: 'Un aviso',
  tags: ['long'],
  args: { children: <p style={{ margin: 0 }}>Sin conexión</p> },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByText('Sin conexión'))).toBe(SYSTEM_BAR_PX.browser);
  },
});

/** Two bars are side by side at the same height. */
export const TwoNotices = meta.story({
  name: 'Dos avisos',
  args: {
    children: (
      <>
        <span>Datos de demostración</span>
        <span>Sin conexión</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Datos de demostración').getBoundingClientRect();
    const second = canvas.getByText('Sin conexión').getBoundingClientRect();
    await expect(second.left).toBeGreaterThan(first.right);
    await expect(heightOf(canvas.getByText('Sin conexión'))).toBe(SYSTEM_BAR_PX.browser);
  },
});
