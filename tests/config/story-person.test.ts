import { expect, it, vi } from 'vitest';
import { scenarioFor } from '#stories/support/log-in.ts';

vi.mock('#.storybook/show-scenario.ts', () => ({ showScenario: () => undefined }));

it.each([
  ['distribuidor-40-clientes', 'Distribuidor', 'distribuidor-40-clientes'],
  ['cliente', 'Distribuidor', 'distribuidor'],
  ['visitante', 'Administrador', 'administrador'],
  ['distribuidor', undefined, 'distribuidor'],
  ['visitante', undefined, 'cliente'],
  ['cliente-nuevo', 'Cliente', 'cliente'],
  ['sesion-vencida', undefined, 'cliente'],
  ['coleccion-agotada', 'Distribuidor', 'coleccion-agotada'],
] as const)('B158: with %s in the toolbar, a story of %s runs as %s', (chosen, label, runs) => {
  expect(scenarioFor(chosen, label)).toBe(runs);
});
