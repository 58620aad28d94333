import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { BareFrame } from '#src/screens/access/frame/bare-frame.tsx';
import { fitsPhone } from '../support/phone.ts';
import { withFrame } from '../support/with-frame.tsx';

const meta = preview.meta({
  title: 'Marcos/sencillo',
  component: BareFrame,
  render: withFrame(<BareFrame />, { path: '/autenticacion', around: '/autenticacion' }),
  parameters: pageParameters,
});

/** The only link is the logo, which leads home; there is no menu. */
export const Shown = meta.story({
  name: 'Solo el logo lleva fuera (B02)',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '/autenticacion' })).toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Rollux, inicio' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '/' })).toBeVisible();
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone(({ canvas }) => canvas.findByRole('heading', { level: 1 })),
});
