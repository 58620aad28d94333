import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { markedCharts } from '../charts/progress/charts.ts';
import { KeptOverview } from '../charts/progress/kept-overview.tsx';
import { Overview } from '../charts/progress/overview.tsx';
import { merge, type CoverageFile, type Walks } from '../charts/progress/record.ts';

const meta = preview.meta({
  title: 'Avance de los recorridos',
  component: Overview,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** What this browser knows of all testers. */
export const DeTodos = meta.story({
  name: 'De todos los diagramas',
  tags: ['!test'],
  // The record is the tester's own.
  parameters: { ownWorld: true },
  render: () => <KeptOverview />,
});

const session = markedCharts().find(({ chart }) => chart.name === 'session');
const [first, second, third, fourth] = [...(session?.marks ?? [])];

const walked = (edge: typeof first, mark = edge?.[1] ?? ''): Walks => ({
  session: { [edge?.[0] ?? '']: { mark, version: '0.1.0', at: '2026-11-20T18:00:00.000Z' } },
});

const fileOf = (tester: string, walks: Walks): CoverageFile => ({
  format: 'rollux-avance-1',
  tester,
  version: '0.1.0',
  walks,
});

const [ana, beto] = [walked(first), walked(second, 'otra-marca')];

/** Two testers: what one has walked counts, what has changed since is to be walked again. */
export const DeDos = meta.story({
  name: 'De dos personas',
  tags: ['!dev', 'long'],
  args: {
    tester: 'Ana',
    walks: { Ana: ana, Beto: beto },
    all: merge(ana, beto),
    pictures: {},
    ownFile: fileOf('Ana', ana),
    onFile: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const sum = canvas.getByText(/^Recorridas \d+ de \d+ ·/);
    await expect(sum).toHaveTextContent(
      /^Recorridas 1 de \d+ · Revisadas 0 · 1 cambió y hay que recorrerla otra vez/,
    );
    const again = canvas.getByRole('region', { name: 'Qué hay que probar otra vez' });
    await expect(again).toHaveTextContent(/Sesión: 1 transición cambió$/);
    const sums = /^Promesas: se cumplen (\d+) de \1 en [\d,]+ situaciones/;
    await expect(await canvas.findByText(sums)).toBeVisible();
    await userEvent.click(canvas.getByText('Cada promesa, con lo que se probó'));
    const promise = canvas.getByRole('row', { name: /^Después de salir no queda nada de la persona/ });
    await expect(promise).toHaveTextContent(/✔ Sí\d+En todas partes$/);
    const row = canvas.getByRole('row', { name: /^Sesión.*de \d/ });
    await expect(row).toHaveTextContent(/1 de \d+/);
    await expect(row).toHaveTextContent('(en 0.1.0, 2026-11-20)');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'De quién' }), 'Beto');
    await expect(sum).toHaveTextContent(/^Recorridas 0 de \d+ · Revisadas 0 · 1 cambió/);
    const file = new File([JSON.stringify(fileOf('Carla', ana))], 'avance-Carla-0.1.0.json');
    await userEvent.upload(canvas.getByLabelText('Archivos de avance'), [
      file,
      new File(['{}'], 'otro.json'),
    ]);
    await expect(await canvas.findByText('Se juntó 1 archivo. No son de avance: otro.json.')).toBeVisible();
    await expect(args.onFile).toHaveBeenLastCalledWith(fileOf('Carla', ana));
  },
});

const judgedIn = (version: string, edge: typeof first, is: 'right' | 'wrong', mark = edge?.[1] ?? '') => {
  const at = `2026-11-2${version.at(-1) ?? ''}T18:00:00.000Z`;
  return [edge?.[0] ?? '', { mark, version, at, judged: { mark, version, at, is, by: 'Ana' } }] as const;
};

const released: Walks = {
  session: {
    ...walked(fourth)['session'],
    ...Object.fromEntries([
      judgedIn('0.2.1', first, 'right'),
      judgedIn('0.2.1', second, 'wrong'),
      judgedIn('0.2.2', third, 'right', 'otra-marca'),
    ]),
  },
};

/** Each transition counts in the version in which it was last judged, or walked; the newest version comes first. */
export const PorVersion = meta.story({
  name: 'Por versión',
  tags: ['!dev'],
  args: {
    ...{ tester: 'Ana', walks: { Ana: released }, all: released, pictures: {} },
    ...{ ownFile: fileOf('Ana', released), onFile: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Lo último que se vio de cada diagrama/));
    const table = within(canvas.getByRole('table', { name: 'Por versión' }));
    const texts = (role: 'columnheader' | 'cell') =>
      table.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(texts('columnheader')).toEqual(['Diagrama', '0.2.2', '0.2.1', '0.1.0']);
    await expect(texts('cell')).toEqual(['1 ya no es igual', '1 bien, 1 con error', '1 sin juzgar']);
  },
});
