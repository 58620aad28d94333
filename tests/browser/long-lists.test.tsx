import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { MOST_OPTIONS } from '#src/forms/bounded-options.ts';
import { ROWS_PER_PAGE } from '#src/lists/page-of.ts';
import { json, serverAnswers } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { answerDocuments, gone } from '#stories/support/steps/documents.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

/** Pins and clusters of the map. */
const MOST_PINS = 200;

type Reply = readonly [CallName, unknown];

async function open(path: string, person: Parameters<typeof logIn>[0] | null, ...replies: Reply[]) {
  await resetMocks();
  if (person !== null) await logIn(person);
  for (const [call, reply] of replies) await serverAnswers(json(200, reply), call);
  await answerDocuments(gone);
  await page.viewport(1280, 900);
  show(withApp({ path })());
}

/** As many rows as asked for, made from their number, from 1. */
const many = <Row,>(count: number, make: (number: number) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const files = many(3_000, (number) => ({
  name: `Lista ${String(number)}`,
  url: `/storage/files/${String(number)}.pdf`,
}));

it('of three thousand files one page is drawn, and a link to a file shows its page', async () => {
  await open('/panel/lista-precios?archivo=lista-2990', 'Distribuidor', ['priceListFiles', files]);
  const list = page.getByRole('region', { name: 'Para descargar' });
  await expect.element(list.getByRole('article', { name: 'Lista 2990', exact: true })).toBeVisible();
  expect(list.getByRole('article').elements()).toHaveLength(ROWS_PER_PAGE);
  await expect.element(list.getByText('2,951 a 3,000 de 3,000')).toBeVisible();

  await list.getByRole('button', { name: 'Página anterior' }).click();
  await expect.element(list.getByRole('article', { name: 'Lista 2950', exact: true })).toBeVisible();
  expect(list.getByRole('article').elements()).toHaveLength(ROWS_PER_PAGE);
  expect(list.getByRole('button', { name: /^Cerrar/ }).elements()).toEqual([]);
});

it('of thirty thousand roles a hundred are drawn, the chosen one among them, and all are found by typing', async () => {
  await open(
    '/panel/usuarios?usuario=1',
    'Administrador',
    ['users', [{ id: 1, active: true, name: 'Ana', role_id: 25_000 }]],
    ['roles', many(30_000, (id) => ({ id, name: `rol número ${String(id)}` }))],
  );
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Rol' });
  await expect.element(field).toHaveValue('Rol número 25000');
  await field.click();
  await expect.element(page.getByRole('group', { name: 'Escribe para buscar entre 30,000' })).toBeVisible();
  const options = page.getByRole('listbox').getByRole('option');
  expect(options.elements()).toHaveLength(MOST_OPTIONS);
  await expect
    .element(page.getByRole('listbox').getByRole('option', { name: 'Rol número 25000' }))
    .toBeVisible();

  // Enter would take a marked option: none is before anything is typed.
  expect(document.querySelector('[data-combobox-selected]')).toBeNull();

  await userEvent.keyboard('NUMERO 2999');
  await expect
    .element(page.getByRole('listbox').getByRole('option', { name: 'Rol número 29998' }))
    .toBeInTheDocument();
  expect(options.elements()).toHaveLength(13);
  await userEvent.keyboard('9{Enter}');
  await expect.element(field).toHaveValue('Rol número 29999');
  await expect.element(options.first()).not.toBeInTheDocument();
});

it('the list of users is cards below 960 px, with each fact whole, and a table from there', async () => {
  await open('/panel/usuarios', 'Administrador', [
    'users',
    [{ id: 1, active: true, name: 'Ana', last_name: 'Ríos', email: 'ana@ejemplo.mx', role_id: 1 }],
  ]);
  const row = page.getByRole('row', { name: /ana@ejemplo\.mx/ });
  await expect.element(row).toBeVisible();
  const tops = () =>
    new Set(
      [...row.element().querySelectorAll('td')].map((cell) => Math.round(cell.getBoundingClientRect().top)),
    ).size;

  await page.viewport(959, 900);
  await expect.poll(tops).toBeGreaterThan(1);
  for (const cell of row.element().querySelectorAll('td')) {
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(959);
  }
  await page.viewport(960, 900);
  await expect.poll(tops).toBe(1);
});

const dealers = many(3_000, (id) => ({
  id,
  name: `Casa ${String(id).padStart(4, '0')}`,
  state: 'Jalisco',
  lat: 20.6 + (id % 60) / 1_000,
  lng: -103.3 - Math.floor(id / 60) / 1_000,
}));

it('of three thousand dealers ten and two hundred pins are drawn, the chosen one beside them', async () => {
  await open('/distribuidores?distribuidor=2990', null, ['dealers', dealers]);
  const list = page.getByRole('region', { name: 'Distribuidores' });
  const chosen = list.getByRole('heading', { name: 'Casa 2990' });
  await expect.element(chosen).toBeVisible();
  expect(list.getByRole('heading', { name: /^Casa/ }).elements()).toHaveLength(10 + 1);

  // The map loads at the first interaction.
  await chosen.click();
  const map = page.getByRole('region', { name: 'Mapa de distribuidores' });
  const pin = map.getByRole('button', { name: 'Casa 2990' });
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  for (let zoom = 8; zoom <= 13; zoom += 1) await map.getByRole('button', { name: 'Acercar' }).click();
  await expect.element(map.getByRole('button', { name: 'Acercar' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(pin).toBeVisible();
  expect(map.getByRole('button', { name: /^Casa|distribuidores/ }).elements().length).toBeLessThanOrEqual(
    MOST_PINS + 1,
  );

  await list.getByRole('button', { name: 'Ver 10 más' }).click();
  await expect.element(list.getByRole('heading', { name: 'Casa 0020' })).toBeVisible();
  expect(list.getByRole('heading', { name: /^Casa/ }).elements()).toHaveLength(20);
});
