import '#src/app/moved-nodes.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';
import { translate } from '../support/translate.ts';

const main = () => page.getByRole('main');
/** What the page says, without what only screen readers are told of changes. */
function textOf(): string {
  const copy = main().element().cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('the page has no element');
  for (const live of copy.querySelectorAll('[role="status"], .visually-hidden')) live.remove();
  // A map adds its names as they come into view: their order is that of its moves.
  for (const names of copy.querySelectorAll('.leaflet-names-pane')) {
    const inOrder = [...names.children].toSorted((one, other) =>
      one.textContent < other.textContent ? -1 : 1,
    );
    names.replaceChildren(...inOrder);
  }
  return copy.textContent;
}

/** Lets the page learn what a translator changed, as it does between two tasks. */
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function Windows() {
  const [count, setCount] = useState(2);
  return (
    <main>
      <p>
        Llevas {count} de 3 ventanas{count > 2 ? ' completas' : null}:{' '}
        {count > 1 ? <b>$ {count * 100}</b> : null} en total
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Una más
      </button>
      <button type="button" onClick={() => setCount(count - 1)}>
        Una menos
      </button>
      <ul>
        {Array.from({ length: count }, (_, at) => (
          <li key={count - at}>Ventana {count - at}</li>
        ))}
      </ul>
    </main>
  );
}

describe('a sentence of several texts that a translator replaced', () => {
  it('changes, gains and loses parts as it would without the translator (W15)', async () => {
    show(<Windows />);
    await expect.element(main()).toBeVisible();
    for (const [press, words] of [
      ['Una más', 'Llevas 3 de 3 ventanas completas: $ 300 en total'],
      ['Una menos', 'Llevas 2 de 3 ventanas: $ 200 en total'],
      ['Una menos', 'Llevas 1 de 3 ventanas:  en total'],
      ['Una más', 'Llevas 2 de 3 ventanas: $ 200 en total'],
    ] as const) {
      translate(main().element());
      await nextTask();
      await page.getByRole('button', { name: press }).click();
      await expect.poll(() => main().element().querySelector('p')?.textContent).toBe(words);
    }
    expect([...main().element().querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Ventana 2',
      'Ventana 1',
    ]);
  });
});

interface Visit {
  readonly path: string;
  readonly as: 'Cliente' | 'Administrador' | null;
  /** What leads to the first step. */
  readonly before?: readonly (() => Promise<void>)[];
  /** What a person does: the last step leads back to where the first began. */
  readonly steps: readonly (() => Promise<void>)[];
}

const press = (name: string | RegExp) => () => main().getByRole('button', { name }).first().click();
const fill = (name: string, value: string) => () => main().getByRole('textbox', { name }).first().fill(value);
const type = (name: string, keys: string) => async () => {
  main().getByRole('textbox', { name }).first().element().focus();
  await userEvent.keyboard(keys);
};
const tick = (name: RegExp) => () => main().getByRole('checkbox', { name }).first().click();
const follow = (name: string) => () => main().getByRole('link', { name, exact: true }).first().click();
const choose = (name: string, option: string) => () =>
  main().getByLabelText(name, { exact: true }).selectOptions(option);
const search = (words: string) => () => main().getByRole('searchbox', { name: 'Buscar' }).fill(words);

const visits: Readonly<Record<string, Visit>> = {
  'the quoter and its review': {
    path: '/cotizador',
    as: null,
    before: [press('Persiana enrollable'), fill('Ancho', '180'), fill('Alto', '220')],
    steps: [
      fill('Ancho', '95'),
      press(/Revisión/),
      press(/Medidas/),
      fill('Ancho', '1'),
      fill('Ancho', '180'),
    ],
  },
  'the cart': {
    path: '/panel/listas/mi-carrito',
    as: 'Cliente',
    steps: [press('Uno más'), press('Uno más'), press('Uno menos'), press('Uno menos')],
  },
  'the list of users': {
    path: '/panel/usuarios',
    as: 'Administrador',
    steps: [search('leal'), search('no hay'), search('')],
  },
  'the list of orders': {
    path: '/panel/listas/ordenes',
    as: 'Cliente',
    steps: [search('P-20'), search('no hay'), search('')],
  },
  'the board of orders': {
    path: '/panel/listas/ordenes-admin?vista=tablero',
    as: 'Administrador',
    steps: [search('P-20'), search('no hay'), search('')],
  },
  'the carts of a network': {
    path: '/panel/listas/mi-carrito-admin',
    as: 'Administrador',
    steps: [search('a'), search('no hay'), search('')],
  },
  'a stock': {
    path: '/panel/inventario/persianas',
    as: 'Administrador',
    steps: [search('screen'), search('no hay'), search('')],
  },
  'the price list': {
    path: '/panel/lista-precios',
    as: 'Cliente',
    steps: [search('cielo'), search('no hay'), search('')],
  },
  'a catalogue and its filters': {
    path: '/catalogo/persianas/enrollables',
    as: null,
    steps: [tick(/^Beiges/), tick(/^Grises/), tick(/^Grises/), tick(/^Beiges/)],
  },
  'a product in its colours': {
    path: '/detalles/screen-5/arena',
    as: null,
    steps: [follow('Verde Olivo'), follow('Arena')],
  },
  'the dealers of a state': {
    path: '/distribuidores',
    as: null,
    steps: [choose('Estado', 'Jalisco'), choose('Estado', 'Todos')],
  },
  'pages that links lead to and from': {
    path: '/productos/persianas',
    as: null,
    steps: [follow('Screen'), follow('Persianas')],
  },
  'a size while it is typed': {
    path: '/cotizador',
    as: null,
    before: [press('Persiana enrollable'), fill('Ancho', '1'), fill('Alto', '220')],
    steps: [type('Ancho', '8'), type('Ancho', '0'), type('Ancho', '{Backspace}{Backspace}')],
  },
  'the list of quotes': {
    path: '/panel/listas/cotizaciones',
    as: 'Cliente',
    steps: [search('C-1'), search('no hay'), search('')],
  },
};

/** The same text twice in a row: what is still loading changes it. */
async function settled(): Promise<string> {
  let last = '';
  await expect
    .poll(
      () => {
        const before = last;
        last = textOf();
        return last === before && !last.includes('Cargando');
      },
      { interval: 500 },
    )
    .toBe(true);
  return last;
}

describe('a page that a translator works on says what it says without one (W15)', () => {
  it.each(Object.entries(visits))('%s', async (_, { path, as, before = [], steps }) => {
    await resetMocks();
    if (as !== null) await logIn(as);
    await page.viewport(1280, 900);
    show(withApp({ path })());
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const act of before) await act();
    let last = await settled();
    const said: string[] = [];
    for (const act of steps) {
      await act();
      await expect.poll(textOf).not.toBe(last);
      last = await settled();
      said.push(last);
    }
    for (const [at, act] of steps.entries()) {
      translate(document.body);
      await nextTask();
      await act();
      await expect.poll(textOf).toBe(said[at]);
    }
  });
});
