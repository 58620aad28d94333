import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Counterexample } from '../charts/promises/counterexample.tsx';

const meta = preview.meta({
  id: 'herramientas-promesas',
  title: 'Herramientas/Promesas rotas',
  component: Counterexample,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** A quote that is renewed without a review of its prices. */
export const Quote = meta.story({
  name: 'Una cotización',
  tags: ['!test'],
  args: { name: 'quote' },
});

/** A person who is still known after the logout. */
export const Session = meta.story({ name: 'Sesión', tags: ['!test'], args: { name: 'session' } });

/** A session whose end closes neither the cart nor the quote. */
export const Together = meta.story({
  name: 'Sesión, carrito y cotización',
  args: { name: 'together' },
  play: async ({ canvas, userEvent }) => {
    const broken = canvas.getByRole('status');
    await expect(await canvas.findByRole('figure', { name: 'Diagrama de Carrito' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(canvas.getByRole('list', { name: 'Pasos' })).toHaveTextContent('Se abre «Carrito»');
    await expect(broken).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(broken).toHaveTextContent('Aquí se rompe: «Sin sesión no queda abierto');
    await expect(canvas.getByText('Sesión: «Cerrar sesión»')).toHaveAttribute('aria-current', 'step');
  },
});
