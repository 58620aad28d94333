import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { Dealers } from '#src/screens/storefront/distribuidores/dealers.tsx';
import { html, json, serverAnswers, serverRecovers, unreachable } from '../support/answers.ts';
import { mockGeolocation } from '../support/browser/geolocation.ts';
import { expectPage } from '../support/expect-page.ts';
import { offline } from '../support/failures.ts';
import { LONG } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { waitStates } from '../support/states/wait-states.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = href('dealers');

const meta = preview.meta({
  title: 'Pantallas/storefront/distribuidores',
  component: Dealers,
  render: withScreen(<Dealers />, { path }),
  parameters: pageParameters,
});

const list = async ({ canvas }: Play) =>
  within(await canvas.findByRole('region', { name: 'Distribuidores' }));

/** Names of the dealers, in the list's order. */
const namesIn = async (story: Play) =>
  (await (await list(story)).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

/** Every dealer on the map, each with contacts, and the map beside the list. */
export const Shown = meta.story({
  name: 'Distribuidores en el mapa (B93)',
  play: async (story) => {
    await expectPage(story, 'Distribuidores', { Escríbenos: href('contact') });
    await expect(await namesIn(story)).toHaveLength(10);
    await expect(story.canvas.getByText('48 distribuidores')).toBeVisible();
    for (const link of story.canvas.getAllByRole('link', { name: 'Cómo llegar' })) {
      await expect(link.getAttribute('href')).toMatch(/destination=\d+\.\d+,-\d+\.\d+$/);
    }
    await expect(await story.canvas.findByRole('region', { name: 'Mapa de distribuidores' })).toBeVisible();
  },
});

/** Ten are shown; ten more come at a time, with the focus on the first of them, until all are there. */
export const More = meta.story({
  name: 'Ver más (B109)',
  play: async (story) => {
    const before = await namesIn(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Ver 10 más' }));
    const after = await namesIn(story);
    await expect(after).toHaveLength(20);
    await expect(after.slice(0, 10)).toEqual(before);
    const next = (await list(story)).getAllByRole('article')[10];
    await expect(next?.contains(document.activeElement)).toBe(true);
    for (const name of ['Ver 10 más', 'Ver 10 más', 'Ver 8 más']) {
      await story.userEvent.click(story.canvas.getByRole('button', { name }));
    }
    await expect(await namesIn(story)).toHaveLength(48);
    await expect(story.canvas.queryByRole('button', { name: /^Ver \d+ más$/ })).toBeNull();
  },
});

/** All of it on a narrow phone: the map above the list comes into view, names who was chosen below, and leads back to them. */
export const OnAPhone = meta.story({
  name: 'En el teléfono',
  globals: onPhone,
  play: async (story) => {
    await expect(await namesIn(story)).toHaveLength(10);
    const map = await story.canvas.findByRole('region', { name: 'Mapa de distribuidores' });
    const show = story.canvas.getAllByRole('button', { name: 'Ver en el mapa' })[6];
    if (show === undefined) throw new Error('the seventh dealer is not on the map');
    show.scrollIntoView();
    await expect(map.getBoundingClientRect().bottom).toBeLessThan(0);
    await story.userEvent.click(show);
    await waitFor(() => expect(map.getBoundingClientRect().top).toBeGreaterThan(0));
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    const name = (await namesIn(story))[6] ?? '';
    const caption = within(await story.canvas.findByRole('group', { name: `En el mapa: ${name}` }));
    const { top } = show.getBoundingClientRect();
    await expect(top).toBeGreaterThan(innerHeight);
    await story.userEvent.click(caption.getByRole('button', { name: 'Ver sus datos' }));
    await waitFor(() => expect(show.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await expect(show.closest('li')).toHaveFocus();
  },
});

/** A search without an accent finds a city's dealers, with the count. */
export const SearchedByCity = meta.story({
  name: 'Buscado por ciudad',
  tags: ['long'],
  play: async (story) => {
    await namesIn(story);
    await story.userEvent.type(story.canvas.getByLabelText('Ciudad, estado o nombre'), 'chihuahua');
    await waitFor(async () => expect(await namesIn(story)).toEqual(['Decoraciones Sierra Tarahumara']));
    await expect(story.canvas.getByText('1 de 48 distribuidores')).toBeVisible();
  },
});

/** The map that is there moves to what is searched, with the distances from it. */
export const SearchedByPostcode = meta.story({
  name: 'Buscado por código postal (B93)',
  play: async ({ canvas, userEvent }) => {
    const map = within(await canvas.findByRole('region', { name: 'Mapa de distribuidores' }));
    await expect(await map.findByText('Golfo de México')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Ciudad, estado o nombre' }), '64000');
    await expect(await map.findByText('25 km')).toBeVisible();
    await expect(map.getByText('San Pedro Garza García')).toBeVisible();
    await expect(map.queryByText('250 km')).toBeNull();
  },
});

/** By state and by product. */
export const Filtered = meta.story({
  name: 'Filtrado',
  tags: ['long'],
  play: async (story) => {
    await namesIn(story);
    const state = story.canvas.getByLabelText('Estado');
    const options = within(state)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(options.length).toBeGreaterThan(2);
    await story.userEvent.selectOptions(story.canvas.getByLabelText('Qué buscas'), 'Toldos: capotas');
    await waitFor(async () => {
      const sold = story.canvas.getAllByText(/Capotas/);
      await expect(sold.length).toBe((await namesIn(story)).length);
    });
  },
});

/** A search without results offers all dealers. */
export const NobodyFound = meta.story({
  name: 'No hay nadie',
  render: withScreen(<Dealers />, { path: `${path}?buscar=atl%C3%A1ntida`, route: path }),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Ver a todos' }));
    await expect(await namesIn(story)).toHaveLength(10);
  },
});

/** Selecting a dealer in the list selects the marker; closing what the map says of them deselects both. */
export const ChosenInTheList = meta.story({
  name: 'Elegido en la lista',
  play: async (story) => {
    await namesIn(story);
    const [first] = story.canvas.getAllByRole('button', { name: 'Ver en el mapa' });
    if (first === undefined) throw new Error('no dealer is on the map');
    await story.userEvent.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
    const map = within(await story.canvas.findByRole('region', { name: 'Mapa de distribuidores' }));
    await waitFor(() => expect(map.getByRole('button', { pressed: true })).toBeVisible());
    const [name = ''] = await namesIn(story);
    await story.userEvent.click(
      story.canvas.getByRole('button', { name: `Dejar de ver en el mapa a ${name}` }),
    );
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'false'));
    await expect(story.canvas.queryByRole('button', { name: 'Ver sus datos' })).toBeNull();
  },
});

/** Selecting a marker selects the dealer in the list. */
export const ChosenOnTheMap = meta.story({
  name: 'Elegido en el mapa',
  render: withScreen(<Dealers />, { path: `${path}?estado=Chihuahua`, route: path }),
  play: async (story) => {
    const [name = ''] = await namesIn(story);
    const map = within(await story.canvas.findByRole('region', { name: 'Mapa de distribuidores' }));
    const pin = await map.findByRole('button', { name });
    pin.focus();
    await story.userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(story.canvas.getByRole('button', { name: 'Ver en el mapa' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  },
});

/** Near Guadalajara: the nearest first, with kilometres; clearing it restores the order. */
export const NearMe = meta.story({
  name: 'Cerca de mí',
  beforeEach: () => mockGeolocation({ lat: 20.67, lng: -103.35 }),
  play: async (story) => {
    const before = await namesIn(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Cerca de mí' }));
    await story.canvas.findByText(/^Del más cercano al más lejano/);
    const cards = (await list(story)).getAllByRole('article');
    const distances = cards.map((card) =>
      Number(
        within(card)
          .getByText(/^[\d.,]+ km$/)
          .textContent.replaceAll(/[^\d.]/g, ''),
      ),
    );
    await expect(distances).toHaveLength(10);
    await expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Olvidar mi ubicación' }));
    await waitFor(async () => expect(await namesIn(story)).toEqual(before));
  },
});

/** A person who denies the position sees the alternative. */
export const LocationDenied = meta.story({
  name: 'Ubicación negada',
  beforeEach: () => mockGeolocation('denied'),
  play: async (story) => {
    await namesIn(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Cerca de mí' }));
    await expect(await story.canvas.findByText(/^No diste permiso/)).toBeVisible();
    await expect(await namesIn(story)).toHaveLength(10);
  },
});

/** A device without a position. */
export const LocationUnknown = meta.story({
  name: 'Ubicación desconocida',
  beforeEach: () => mockGeolocation('unavailable'),
  play: async (story) => {
    await namesIn(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Cerca de mí' }));
    await expect(await story.canvas.findByText(/^Tu navegador no pudo/)).toBeVisible();
  },
});

/** While they load the page says so. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'dealers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando los distribuidores…')).toHaveRole('status');
    await expect(canvas.queryByText(/^\d+ distribuidores$/)).toBeNull();
  },
});

const waits = waitStates({
  waiting: (stage) => waitingFor(stage, 'dealers'),
  reach: ({ canvas }) => Promise.resolve(canvas),
});

export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...waits.slow });

/** What is typed while they load stays when they arrive, with the focus. */
export const TypedMeanwhile = meta.story({
  name: 'Escrito mientras tanto',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'dealers'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    await expect(canvas.queryByText(/^\d+ distribuidores$/)).toBeNull();
    const field = canvas.getByLabelText('Ciudad, estado o nombre');
    await serverRecovers();
    retry.click();
    await userEvent.type(field, 'chihuahua');
    await waitFor(async () => expect(await namesIn(story)).toEqual(['Decoraciones Sierra Tarahumara']));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('chihuahua');
  },
});

export const GivenUp = meta.story({ name: 'Espera cancelada', tags: ['long'], ...waits.givenUp });

export const Offline = meta.story({
  name: 'Sin conexión',
  tags: ['long'],
  ...offline('dealers', async (story) => expect(await namesIn(story)).toHaveLength(10)),
});

/** An invalid reply is an alert; the filters stay. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'dealers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('algo que no entendimos');
    await expect(canvas.getByLabelText('Ciudad, estado o nombre')).toBeVisible();
    await expect(canvas.queryByText(/^\d+ distribuidores$/)).toBeNull();
  },
});

/** A server without this list: the page names the contact. */
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, { message: 'Not Found' }), 'dealers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('aún no está disponible aquí');
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

/** A shop without dealers names itself. */
export const Nobody = meta.story({
  name: 'Nadie',
  beforeEach: () => serverAnswers(json(200, []), 'dealers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aún no hay distribuidores/)).toBeVisible();
  },
});

/** Dealers with the required fields only, and one with very long texts. */
export const Unusual = meta.story({
  name: 'Fuera de lo común',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, { data: [{ id: 1 }, { id: 2, name: LONG, address: LONG, lat: '25.6', longitude: -100 }] }),
      'dealers',
    ),
  play: async (story) => {
    const names = await namesIn(story);
    await expect(names).toHaveLength(2);
    await expect(names).toContain('Distribuidor');
    await expect(story.canvas.getAllByRole('link', { name: 'Cómo llegar' })).toHaveLength(1);
  },
});
