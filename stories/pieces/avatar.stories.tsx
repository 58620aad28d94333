import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Avatar } from '#src/ui/person/avatar.tsx';

const meta = preview.meta({
  title: 'Piezas/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Mariana Treviño Salas', email: 'mariana@correo.mx', image: null, size: 64 },
  parameters: { controls: { disable: false } },
});

/** The initials of a person without a picture. */
export const Initials = meta.story({
  name: 'Iniciales',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MT')).toBeVisible();
  },
});

/** One letter for a single name; symbols do not count. */
export const OneName = meta.story({
  name: 'Un solo nombre',
  tags: ['long'],
  args: { name: ' «Ñandú» — ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ñ')).toBeVisible();
  },
});

/** The first letter of the e-mail, without a name. */
export const OnlyEmail = meta.story({
  name: 'Solo el correo',
  tags: ['long'],
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M')).toBeVisible();
  },
});

/** An outline, without any data. */
export const Nobody = meta.story({
  name: 'Nadie',
  tags: ['long'],
  args: { name: null, email: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});

/** A picture of any shape fills it. */
export const Picture = meta.story({
  name: 'Con foto',
  args: { image: '/storage/images/1.svg' },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('img');
    await waitFor(() => expect(picture()?.naturalWidth).toBeGreaterThan(0));
    await expect(picture()).toHaveAttribute('alt', '');
  },
});

/** A broken picture shows the initials. */
export const BrokenPicture = meta.story({
  name: 'Imagen rota',
  tags: ['long'],
  args: { image: '/storage/images/no-existe.svg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MT')).toBeVisible();
  },
});
