import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Drift } from './drift.tsx';
import { sampleDrift } from './sample-drift.ts';

const meta = preview.meta({
  title: 'Servidor/Diferencias',
  component: Drift,
  parameters: { ...pageParameters, layout: 'fullscreen' },
});

const FILE = 'Suelta aquí el archivo, o elígelo';

/** Before a file is there. */
export const Empty = meta.story({
  name: 'Vacío',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay un archivo que mostrar.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A row for each field that differs: its call, its path, and how. */
export const Example = meta.story({
  name: 'De ejemplo',
  tags: ['long'],
  args: { report: sampleDrift },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 de 6 llamadas contestan distinto.');
    const table = within(canvas.getByRole('table', { name: 'Contestan distinto' }));
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.textContent)).toEqual([
      'users/api/list-users200data.2.idInvalid input: expected number, received string',
      'users/api/list-users200data.5.activeInvalid input',
      'roles/api/roles200toda la respuestanot JSON: "<!doctype html>"',
      'updatePassword/api/update-password404toda la respuestano success',
    ]);
    await expect(canvas.getByRole('table', { name: 'Bien, con una nota' })).toHaveTextContent(
      'uploadProfileImage',
    );
  },
});

/** A dropped file replaces what was shown; one that cannot be read says so. */
export const Dropped = meta.story({
  name: 'Soltado',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(FILE);
    const clean = { ...sampleDrift, findings: sampleDrift.findings.filter(({ decoded }) => decoded) };
    const file = (content: string, name: string) => new File([content], name, { type: 'application/json' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file(JSON.stringify(clean), 'diferencias.json'));
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByText(FILE).dispatchEvent(dropped);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'las 3 llamadas contestan como se espera.',
    );
    await userEvent.upload(input, file('{"host": 7}', 'otra.json'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'otra.json: el archivo no es un reporte de diferencias.',
    );
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.upload(input, file('no', 'nada.json'));
    await expect(await canvas.findByText('nada.json: el archivo no es JSON.')).toBeVisible();
  },
});
