import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import * as icons from '#src/ui/icons.ts';
import { Drawings } from './drawings.tsx';

const drawings = Object.fromEntries(
  Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} size={24} stroke={1.5} aria-hidden />]),
);

const meta = preview.meta({
  title: 'Piezas/Íconos',
  tags: ['autodocs'],
  render: () => <Drawings drawings={drawings} />,
});

/** Every icon of the app by its name in code, in one style; screen readers skip them. */
export const All = meta.story({
  name: 'Todos',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(Object.keys(icons).length);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
