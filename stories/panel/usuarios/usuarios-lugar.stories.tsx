import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import { mocks } from '#.storybook/mocks.ts';
import preview from '#.storybook/preview.tsx';
import type { User } from '#src/api/contract/user.ts';
import { UserPlace } from '#src/screens/panel/usuarios/place/user-place.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import { bareUser, longNamed } from '../../charts/samples/people.ts';
import { json, serverAnswers, serverRecovers, unreachable } from '../../support/answers.ts';
import { MARKUP } from '../../support/hostile.ts';
import { logIn } from '../../support/log-in.ts';
import { ERNESTO, ernesto } from '../../support/people.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { choose } from '../../support/steps/choose.ts';
import { dialogNamed } from '../../support/steps/dialogs.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const onClose = fn();
const onPlaced = fn();
const onStale = fn();

/** Waits until the markers are on the map. */
const placed: User = {
  ...ernesto,
  active_map: true,
  lat: 25.6714,
  lng: -100.3085,
  company: 'Persianas Cavazos',
  address: 'Av. Gonzalitos 1420, Mitras Centro',
};

const tiles = { url: 'https://mapas.ejemplo.mx/{z}/{x}/{y}.svg', attribution: '© Mapas de ejemplo' };
/** A separate tile server, because browsers cache the tiles of the other one. */
const brokenTiles = { ...tiles, url: 'https://mapas-rotos.ejemplo.mx/{z}/{x}/{y}.svg' };

/** The dialog over a page. */
const over = (user: User, mapTiles: typeof tiles | null = null) =>
  withScreen(
    <>
      <h1>Usuarios</h1>
      <UserPlace user={user} onClose={onClose} onPlaced={onPlaced} onStale={onStale} />
      <NoticesPlace />
    </>,
    { path: '/panel/usuarios', padded: true, mapTiles },
  );

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios/lugar en el mapa',
  render: over(placed),
  parameters: pageParameters,
  beforeEach: async () => {
    onClose.mockReset();
    onPlaced.mockReset();
    onStale.mockReset();
    await logIn('Administrador');
  },
});

const dialogOf = (name = `Lugar de ${ERNESTO} en el mapa`) => dialogNamed(name);
type Dialog = Awaited<ReturnType<typeof dialogOf>>;

const pinIn = (dialog: Dialog) => dialog.findByRole('button', { name: /^Pin de / });
const pasteField = (dialog: Dialog) => dialog.getByLabelText('Pega coordenadas o un enlace');

const expectPlace = async (dialog: Dialog, lat: string, lng: string) => {
  await waitFor(() => expect(dialog.getByLabelText('Latitud')).toHaveValue(lat));
  await expect(dialog.getByLabelText('Longitud')).toHaveValue(lng);
};

const paste = async ({ userEvent }: Pick<Play, 'userEvent'>, dialog: Dialog, text: string) => {
  await userEvent.clear(pasteField(dialog));
  await userEvent.click(pasteField(dialog));
  await userEvent.paste(text);
};

const retype = async ({ userEvent }: Pick<Play, 'userEvent'>, field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

const save = async ({ userEvent }: Pick<Play, 'userEvent'>, dialog: Dialog) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar lugar' }));
};

/** A person on the map: marker, numbers and public card agree. */
export const Placed = meta.story({
  name: 'Ubicada',
  tags: ['long'],
  play: async () => {
    const dialog = await dialogOf();
    await expectPlace(dialog, '25.6714', '-100.3085');
    await expect(await pinIn(dialog)).toBeVisible();
    await expect(
      dialog.getByRole('region', { name: 'Mapa para el lugar de Ernesto Cavazos Leal' }),
    ).toBeVisible();
    const card = within(dialog.getByRole('article'));
    await expect(card.getByRole('heading', { name: 'Persianas Cavazos' })).toBeVisible();
    await expect(
      await card.findByText('Av. Gonzalitos 1420, Mitras Centro, Monterrey, Nuevo León'),
    ).toBeVisible();
    await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/528155501422',
    );
    await expect(card.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=25.6714,-100.3085',
    );
    await expect(dialog.queryByText(/Todavía no aparece/)).toBeNull();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  beforeEach: () => {
    document.documentElement.dataset['mantineColorScheme'] = 'dark';
    return () => {
      delete document.documentElement.dataset['mantineColorScheme'];
    };
  },
  play: async () => {
    await expect(await pinIn(await dialogOf())).toBeVisible();
  },
});

/** On the narrowest phone it fills the window, in one column. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async () => {
    await expect(await pinIn(await dialogOf())).toBeVisible();
    await expect(screen.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** A person without a place has no marker; the map shows all of Mexico, and a hint says who sees it. */
export const FewestFields = meta.story({
  name: 'Con lo mínimo',
  tags: ['long'],
  render: over(bareUser),
  play: async ({ userEvent }) => {
    const dialog = await dialogOf('Lugar de Usuario 7 en el mapa');
    await expectPlace(dialog, '', '');
    await expect(dialog.getByText('Aún no tiene lugar en el mapa.')).toBeVisible();
    await expect(dialog.getByRole('article')).toHaveTextContent('Distribuidor');
    await expect(dialog.getByText(/Todavía no aparece en el mapa público/)).toBeVisible();
    await dialog.findByRole('button', { name: 'Acercar' });
    await expect(dialog.queryByRole('button', { name: /^Pin de / })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Poner el pin al centro del mapa' }));
    await expect(await pinIn(dialog)).toBeVisible();
  },
});

/** For a switched-off account it says so first. */
export const Inactive = meta.story({
  name: 'Inactiva',
  render: over({ ...placed, active: false }),
  play: async () => {
    await expect(await (await dialogOf()).findByText(/está inactiva: nadie verá esta tarjeta/)).toBeVisible();
  },
});

/** Very long names, markup, and invalid coordinates. */
export const Hostile = meta.story({
  name: 'Con trampas',
  tags: ['long'],
  globals: onPhone,
  render: over({
    ...placed,
    name: longNamed.name,
    company: MARKUP,
    address: 'Av. '.repeat(80),
    lat: 4000,
    lng: NaN,
  }),
  play: async () => {
    const dialog = await dialogOf(`Lugar de ${longNamed.name ?? ''} en el mapa`);
    await expect(dialog.getByRole('heading', { name: MARKUP })).toBeVisible();
    await dialog.findByRole('button', { name: 'Acercar' });
    await expect(dialog.queryByRole('button', { name: /^Pin de / })).toBeNull();
  },
});

/** A pasted pair of coordinates moves the marker at once. */
export const PastedPair = meta.story({
  name: 'Par pegado',
  tags: ['long'],
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, '20.9674; -89.5926');
    await expect(dialog.getByText('Leímos 20.9674, -89.5926.')).toBeVisible();
    await expectPlace(dialog, '20.9674', '-89.5926');
  },
});

/** So does a map link. */
export const PastedLink = meta.story({
  name: 'Enlace pegado',
  tags: ['long'],
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, 'https://www.google.com/maps/place/X/@1,2,17z/data=!8m2!3d19.0414!4d-98.2063');
    await expectPlace(dialog, '19.0414', '-98.2063');
  },
});

/** A short link shows instructions and changes nothing. */
export const PastedShortLink = meta.story({
  name: 'Enlace corto pegado',
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, 'https://maps.app.goo.gl/abc123');
    await expect(pasteField(dialog)).toBeInvalid();
    await expect(pasteField(dialog)).toHaveAccessibleDescription(/Los enlaces cortos no dicen dónde/);
    await expectPlace(dialog, '25.6714', '-100.3085');
  },
});

/** A text without a place says so. */
export const PastedNonsense = meta.story({
  name: 'Pegado sin sentido',
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, 'junto al Oxxo');
    await expect(pasteField(dialog)).toHaveAccessibleDescription(/No encontramos coordenadas aquí/);
    await paste(story, dialog, 'https://www.google.com/maps/place/Monterrey');
    await expect(pasteField(dialog)).toHaveAccessibleDescription(/Este enlace no trae coordenadas/);
  },
});

/** Swapped numbers are detected; one click swaps them. */
export const Swapped = meta.story({
  name: 'Al revés: se advierte (B59)',
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, '-100.31, 25.68');
    await expect(dialog.getByText(/parecen estar al revés/)).toBeVisible();
    await story.userEvent.click(dialog.getByRole('button', { name: '¿Quisiste decir 25.68, -100.31?' }));
    await expectPlace(dialog, '25.68', '-100.31');
    await expect(dialog.queryByText(/al revés/)).toBeNull();
  },
});

/** A longitude without its minus is in China. */
export const WithoutMinus = meta.story({
  name: 'Sin el signo menos',
  tags: ['long'],
  play: async (story) => {
    const dialog = await dialogOf();
    await retype(story, dialog.getByLabelText('Longitud'), '100.31');
    await story.userEvent.click(
      await dialog.findByRole('button', { name: '¿Quisiste decir 25.6714, -100.31?' }),
    );
    await expectPlace(dialog, '25.6714', '-100.31');
  },
});

/** A place abroad shows a warning only: it can be saved. */
export const Abroad = meta.story({
  name: 'Fuera de México: se advierte y se guarda (B59)',
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, '29.76, -95.37');
    await expect(dialog.getByText(/cae fuera de México/)).toBeVisible();
    await save(story, dialog);
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1));
  },
});

/** The arrow keys move the marker, with Shift in small steps. */
export const MovedByKeys = meta.story({
  name: 'Movido con el teclado',
  tags: ['long'],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const pin = await pinIn(dialog);
    pin.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    const lat = dialog.getByLabelText('Latitud');
    await waitFor(() => expect(Number(lat.getAttribute('value'))).toBeGreaterThan(25.6714));
    await expect(Number(dialog.getByLabelText('Longitud').getAttribute('value'))).toBeGreaterThan(-100.3085);
    await expect(await pinIn(dialog)).toHaveFocus();
  },
});

/** A click on the map places the marker. */
export const PickedOnTheMap = meta.story({
  name: 'Elegido en el mapa',
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await pinIn(dialog);
    const map = dialog.getByRole('region', { name: /^Mapa/ });
    const { left, top, width, height } = map.getBoundingClientRect();
    await userEvent.pointer({
      target: map,
      keys: '[MouseLeft]',
      coords: { clientX: left + width / 4, clientY: top + height / 2 },
    });
    const lng = dialog.getByLabelText('Longitud');
    await waitFor(() => expect(Number(lng.getAttribute('value'))).toBeLessThan(-100.3085));
  },
});

/** The map moves to a capital and back to all of Mexico; the marker stays. */
export const AtACapital = meta.story({
  name: 'En una capital (B92)',
  play: async (story) => {
    const { userEvent } = story;
    const dialog = await dialogOf();
    await pinIn(dialog);
    const capitals = dialog.getByLabelText('Ir a la capital');
    await choose(story, capitals, 'Yucatán: Mérida');
    await expectPlace(dialog, '25.6714', '-100.3085');
    await userEvent.click(dialog.getByRole('button', { name: 'Poner el pin al centro del mapa' }));
    await waitFor(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Poner el pin al centro del mapa' }));
      await expect(Number(dialog.getByLabelText('Latitud').getAttribute('value'))).toBeCloseTo(20.9674, 1);
    });
    await choose(story, capitals, 'Todo México');
    await expect(await pinIn(dialog)).toBeVisible();
  },
});

/** With a tile server the streets are shown, with their attribution. */
export const WithTiles = meta.story({
  name: 'Con mosaicos',
  tags: ['long'],
  render: over(placed, tiles),
  beforeEach: async () => {
    const street =
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#f2efe9" d="M0 0h256v256H0z"/><path stroke="#fff" stroke-width="14" d="M0 90h256M90 0v256"/><path stroke="#c9dcbf" stroke-width="30" d="M150 150h70"/></svg>';
    (await mocks()).use(
      http.get(
        'https://mapas.ejemplo.mx/*',
        () => new HttpResponse(street, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
    );
  },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('© Mapas de ejemplo')).toBeVisible();
    await expect(dialog.queryByText(/Las calles no cargaron/)).toBeNull();
  },
});

/** A failing tile server leaves the drawn map, with a message. */
export const TilesFail = meta.story({
  name: 'Los mosaicos fallan',
  tags: ['long'],
  render: over(placed, brokenTiles),
  beforeEach: async () => {
    (await mocks()).use(
      http.get('https://mapas-rotos.ejemplo.mx/*', () => new HttpResponse(null, { status: 503 })),
    );
  },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('Las calles no cargaron. Queda el dibujo de México.')).toBeVisible();
    await expect(await pinIn(dialog)).toBeVisible();
  },
});

/** An empty form is sent too: the server's messages appear at each field. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  render: over(bareUser),
  play: async (story) => {
    const dialog = await dialogOf('Lugar de Usuario 7 en el mapa');
    await save(story, dialog);
    const lat = dialog.getByLabelText('Latitud');
    await waitFor(() => expect(lat).toHaveAccessibleDescription('Escribe la latitud.'));
    await expect(lat).toHaveFocus();
    await expect(dialog.getByLabelText('Longitud')).toHaveAccessibleDescription('Escribe la longitud.');
  },
});

/** While it is saved the form says so. */
export const Saving = meta.story({
  name: 'Guardando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'setCoordinates'),
  play: async (story) => {
    const dialog = await dialogOf();
    await save(story, dialog);
    await expect(await dialog.findByText('Guardando el lugar…')).toHaveRole('status');
  },
});

/** A long wait can be cancelled; the place stays. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'setCoordinates'),
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, '20.9674, -89.5926');
    await save(story, dialog);
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Cancelar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expectPlace(dialog, '20.9674', '-89.5926');
  },
});

/** A network error has a retry. */
export const Unreachable = meta.story({
  name: 'Sin conexión con el servidor',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'setCoordinates'),
  play: async (story) => {
    const dialog = await dialogOf();
    await save(story, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
    await serverRecovers();
    await story.userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1));
  },
});

/** The account was deleted meanwhile. */
export const DeletedMeanwhile = meta.story({
  name: 'Eliminada mientras tanto',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(404, {}), 'setCoordinates'),
  play: async (story) => {
    const dialog = await dialogOf();
    await save(story, dialog);
    const alert = within(await dialog.findByRole('alert'));
    await expect(alert.getByText('Esta cuenta ya no existe.')).toBeVisible();
    await story.userEvent.click(alert.getByRole('button', { name: 'Cerrar y recargar la lista' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
});

/** Saved: the list gets the server's record, with a notice. */
export const Saved = meta.story({
  name: 'Guardado',
  tags: ['long'],
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, '25.68,-100.31');
    await save(story, dialog);
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1));
    await expect(onPlaced.mock.lastCall?.[0]).toMatchObject({ id: 2, lat: 25.68, lng: -100.31 });
    await waitFor(() =>
      expect(screen.getByText('Guardamos el lugar de Ernesto Cavazos Leal.')).toBeVisible(),
    );
  },
});

/** After moving the marker, closing asks first. */
export const ClosedAfterMoving = meta.story({
  name: 'Cerrado después de mover',
  tags: ['long'],
  play: async (story) => {
    const dialog = await dialogOf();
    await paste(story, dialog, '25.68,-100.31');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await story.userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await expect(onClose).not.toHaveBeenCalled();
    await expectPlace(dialog, '25.68', '-100.31');
  },
});
