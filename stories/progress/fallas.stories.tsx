import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { TroublesTable } from '../charts/failures/troubles-table.tsx';

const meta = preview.meta({
  title: 'Fallas/Todas en una tabla',
  component: TroublesTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Every question with every trouble: a walk, or the reason why there is none. */
export const Todas = meta.story({
  name: 'Todas en una tabla',
  tags: ['long'],
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Mis precios / }));
    await expect(row.getByRole('link', { name: 'Ver Mis precios 403' })).toHaveAttribute(
      'href',
      './?path=/story/fallas-403--price-list-load',
    );
    await expect(row.getByRole('link', { name: 'Ver Mis precios con espera larga' })).toBeVisible();
    await expect(row.getByText(/^no aplica/)).toHaveAttribute(
      'title',
      'La sesión termina, y la pantalla se va con ella.',
    );
  },
});
