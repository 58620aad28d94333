import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { DrawnChart } from './drawn-chart.tsx';

const meta = preview.meta({
  title: 'Diagramas/Contadores',
  component: DrawnChart,
  args: {
    machine: 'counters' as const,
    width: 900,
    active: ['quotes.ready', 'orders.loading.slow', 'cart.failed'],
  },
});

/** Regions are side by side, each with its own active state. */
export const ThreeAtOnce = meta.story({
  name: 'Tres a la vez',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Diagrama de Contadores' })).toBeVisible();
    const lit = canvas.getAllByRole('button', { current: 'step' });
    await expect(lit.map((state) => state.getAttribute('aria-label'))).toEqual([
      'Estado Cotizaciones, Al día',
      'Estado Órdenes, Contando, Se tarda',
      'Estado Carrito, Sin dato',
    ]);
    await expect(
      canvas.getByText('Contadores: Cotizaciones, Al día; Órdenes, Contando, Se tarda; Carrito, Sin dato'),
    ).toBeInTheDocument();
  },
});

/** A collapsed state shows its active child, and can be expanded. */
export const Folded = meta.story({
  name: 'Plegado',
  play: async ({ canvas, userEvent }) => {
    const inner = 'Estado Órdenes, Contando, Se tarda';
    await expect(await canvas.findByRole('button', { name: inner })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Plegar' }));
    await expect(canvas.queryByRole('button', { name: inner })).toBeNull();
    await expect(canvas.getByText('Se tarda')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Estado Órdenes, Contando' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Desplegar' }));
    await expect(canvas.getByRole('button', { name: inner })).toHaveAttribute('aria-current', 'step');
  },
});
