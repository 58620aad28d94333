import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Splitter } from '#charts/chart/splitter.tsx';

const meta = preview.meta({
  title: 'Diagramas/Divisor',
  component: Splitter,
  tags: ['!autodocs'],
  args: { share: 40, least: 30, most: 60, onShare: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** The arrow keys, Home and End move it within its limits. */
export const ByKeyboard = meta.story({
  name: 'Con el teclado',
  play: async ({ canvas, userEvent, args }) => {
    const splitter = canvas.getByRole('separator', { name: 'Ancho del diagrama' });
    await expect(splitter).toHaveAttribute('aria-valuenow', '40');
    await userEvent.tab();
    await expect(splitter).toHaveFocus();
    for (const [key, share] of [
      ['ArrowRight', 42],
      ['ArrowLeft', 38],
      ['Home', 30],
      ['End', 60],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(args.onShare).toHaveBeenLastCalledWith(share);
    }
  },
});
