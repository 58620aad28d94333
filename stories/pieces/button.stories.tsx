import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { onPhone } from '../support/phone.ts';
import { Button } from './button.tsx';

const meta = preview.meta({
  title: 'Piezas/Botón',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Cotiza tu ventana', onClick: fn() },
  parameters: { controls: { disable: false } },
});

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;

/** The default: a border without fill, high enough for a finger, pressed by mouse and keyboard. */
export const Plain = meta.story({
  name: 'Sencillo',
  tags: ['long'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Cotiza tu ventana' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(heightOf(button)).toBeGreaterThanOrEqual(44);
  },
});

/** The primary action of a page: filled with the accent. */
export const Filled = meta.story({
  name: 'Lleno',
  tags: ['long'],
  args: { look: 'filled' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { backgroundColor, borderColor } = getComputedStyle(button);
    await expect(backgroundColor).toBe(borderColor);
    await expect(heightOf(button)).toBeGreaterThanOrEqual(44);
  },
});

/** Inside other pieces it is smaller, and still a target of 24 px. */
export const Small = meta.story({
  name: 'Chico',
  args: { look: 'small', children: 'Reintentar' },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('button'))).toBeGreaterThanOrEqual(32);
  },
});

/** A link with the same look is still a link. */
export const Link = meta.story({
  name: 'Enlace',
  tags: ['long'],
  render: ({ look, children }) => (
    <a className={buttonClass(look)} href="#cotizador">
      {children}
    </a>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cotiza tu ventana' });
    await expect(heightOf(link)).toBeGreaterThanOrEqual(44);
    await expect(link).toHaveStyle({ textDecorationLine: 'none' });
  },
});

/** Long texts wrap before they overflow the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  args: { children: 'Encuentra cerca de ti a quien mida tu ventana y la instale' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
