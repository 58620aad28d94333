import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { callAreas } from '#mocks/demo/sections/areas.ts';
import { conditions, setFault, setLatency } from '#mocks/faults/conditions.ts';
import { openAt, panelBesideAPage, statusOf } from './beside-a-page.tsx';

const meta = preview.meta({
  title: 'Demostración/Fallas',
  ...panelBesideAPage,
  beforeEach: () => openAt('network'),
});

/** By default there are no faults; calls are grouped by area. */
export const Calm = meta.story({
  name: 'En calma',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Todas las llamadas' })).toHaveDisplayValue(
      'Sin espera',
    );
    await expect(canvas.getByRole('button', { name: 'Quitar todas' })).toBeDisabled();
    await expect(canvas.getAllByRole('group')).toHaveLength(callAreas.length);
  },
});

/** A call fails as configured until the fault is removed. */
export const Failing = meta.story({
  name: 'Fallando',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lugares'));
    const select = await canvas.findByRole('combobox', { name: /^states/ });
    await userEvent.selectOptions(select, '503: en mantenimiento');
    await expect(await statusOf('/api/states')).toBe(503);
    await expect(canvas.getByText('1 falla')).toBeVisible();
    await userEvent.selectOptions(select, 'Sin conexión');
    await expect(await statusOf('/api/states')).toBeNull();
    await userEvent.selectOptions(select, 'Responde bien');
    await expect(await statusOf('/api/states')).toBe(200);
  },
});

/** Areas with faults are open at the start; one button removes all faults. */
export const Faulty = meta.story({
  name: 'Con fallas',
  beforeEach: () => {
    setFault('countCart', { kind: 'status', status: 500 });
    setFault('countQuotes', { kind: 'late', ms: 700 });
    setLatency(2_000);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 fallas')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^countCart/ })).toHaveDisplayValue(
      '500: error del servidor',
    );
    await expect(canvas.getByRole('combobox', { name: /^countQuotes/ })).toHaveDisplayValue(
      'Responde a los 0.7 s',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todas' }));
    await expect(conditions.get()).toMatchObject({ latencyMs: 0, faults: {} });
    await expect(canvas.getByRole('combobox', { name: /^countCart/ })).toHaveDisplayValue('Responde bien');
  },
});
