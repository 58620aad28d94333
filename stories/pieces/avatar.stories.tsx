import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Avatar } from '#src/ui/avatar.tsx';

const meta = preview.meta({
  title: 'Piezas/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Mariana Treviño Salas', email: 'mariana@correo.mx', image: null, size: 64 },
});

/** The initials of whoever has no picture. */
export const Initials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MT')).toBeVisible();
  },
});

/** Of one name, one letter; signs are none. */
export const OneName = meta.story({
  args: { name: ' «Ñandú» — ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ñ')).toBeVisible();
  },
});

/** Of whom only the e-mail is known, its first letter. */
export const OnlyEmail = meta.story({
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M')).toBeVisible();
  },
});

/** Of whom nothing is known, an outline. */
export const Nobody = meta.story({
  args: { name: null, email: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});

/** A picture fills it, whatever its shape. */
export const Picture = meta.story({
  args: { image: '/storage/images/1.svg' },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('img');
    await waitFor(() => expect(picture()?.naturalWidth).toBeGreaterThan(0));
    await expect(picture()).toHaveAttribute('alt', '');
  },
});

/** A broken address leaves the initials. */
export const BrokenPicture = meta.story({
  args: { image: '/storage/images/no-existe.svg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MT')).toBeVisible();
  },
});
