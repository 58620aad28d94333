import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href, routes } from '#src/config/routes.ts';
import { BlindDetails } from '#src/screens/storefront/detalles/blind-details.tsx';
import { setDarkScheme } from '../support/dark.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import {
  dropFile,
  givePhoto,
  markCorners,
  ownWindowDialog,
  preparedPhoto,
  seeBlind,
} from '../support/steps/own-window.ts';
import { withScreen } from '../support/with-screen.tsx';

const opened = (variant: string) =>
  withScreen(<BlindDetails />, {
    path: href('blindDetails', { variant }),
    hash: '#tu-ventana',
    route: routes.blindDetails.path,
  });

const meta = preview.meta({
  title: 'Pantallas/storefront/detalles/tu ventana',
  component: BlindDetails,
  parameters: pageParameters,
  render: opened('screen-5'),
});

const textFile = () => new File(['hola'], 'carta.txt', { type: 'text/plain' });
const heic = () => new File(['ftypheic'], 'IMG_0412.HEIC', { type: 'image/heic' });
const damaged = () => new File(['no es una foto'], 'foto.jpg', { type: 'image/jpeg' });

async function showsStart(): Promise<void> {
  const dialog = await ownWindowDialog();
  await expect(dialog.getByText(/Tu foto no sale de este dispositivo/)).toBeVisible();
  await expectNoOverflow();
}

async function movesByKeyboard({ userEvent }: Pick<StoryContext, 'userEvent'>): Promise<void> {
  const dialog = await givePhoto({ userEvent }, await preparedPhoto());
  const corner = await dialog.findByRole('slider', { name: 'Esquina superior izquierda de la ventana' });
  const before = Number(corner.getAttribute('aria-valuenow'));
  corner.focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  await expect(corner).toHaveAttribute('aria-valuenow', String(before + 11));
  await expectNoOverflow();
}

/** How to take the photo, and that it stays here. */
export const Empty = meta.story({
  name: 'Vacío',
  tags: ['long'],
  play: showsStart,
});

/** The same on the narrowest phone. */
export const EmptyOnPhone = meta.story({
  name: 'Vacío, en el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: showsStart,
});

/** Another kind of file is dropped: it is refused. */
export const WrongType = meta.story({
  name: 'Tipo equivocado',
  play: async () => {
    const dialog = await ownWindowDialog();
    dropFile(textFile());
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ese archivo no es una foto.');
  },
});

/** A photo of an iPhone that this browser cannot open: it says what to do. */
export const Heic = meta.story({
  name: 'Foto HEIC',
  tags: ['long'],
  play: async (story) => {
    const dialog = await givePhoto(story, heic());
    await expect(await dialog.findByRole('alert')).toHaveTextContent('no puede abrir fotos HEIC');
  },
});

/** The corners, where they begin. */
export const Marking = meta.story({
  name: 'Marcando',
  tags: ['long'],
  play: movesByKeyboard,
});

/** On the narrowest phone. */
export const MarkingOnPhone = meta.story({
  name: 'Marcando, en el teléfono',
  globals: onPhone,
  play: movesByKeyboard,
});

/** A screen in the window, lit as the photo is. */
export const Seen = meta.story({
  name: 'A la vista',
  tags: ['long'],
  play: async (story) => {
    const dialog = await seeBlind(story);
    await expect(dialog.getByText(/Imagen generada a escala sobre tu foto/)).toBeVisible();
  },
});

/** The same in the dark scheme, on the narrowest phone. */
export const SeenInDark = meta.story({
  name: 'A la vista, en oscuro',
  globals: onPhone,
  beforeEach: setDarkScheme,
  play: async (story) => {
    await seeBlind(story);
    await expectNoOverflow();
  },
});

/** A photo that cannot be opened leaves the one that was marked. */
export const AnotherUnreadable = meta.story({
  name: 'Otra que no se lee',
  tags: ['long'],
  play: async (story) => {
    await seeBlind(story);
    const dialog = await givePhoto(story, damaged());
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos abrir esa foto.');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Ver cómo queda' }));
    await expect(await dialog.findByRole('img', { name: /^Tu ventana con / })).toBeVisible();
  },
});

/** The size by a letter sheet, as an estimate. */
export const Estimated = meta.story({
  name: 'Estimada',
  play: async (story) => {
    const dialog = await seeBlind(story);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Estimar la medida' }));
    await markCorners(dialog, 'sheet');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Estimar la medida' }));
    await expect(await dialog.findByText(/^1[34]\d × 1[23]\d cm$/)).toBeVisible();
    await expect(dialog.getByText(/no la medida para fabricar/)).toBeVisible();
  },
});

/** Slats of wood in the window. */
export const Slats = meta.story({
  name: 'Tablillas',
  tags: ['long'],
  render: opened('madera-50-mm'),
  play: async (story) => {
    await seeBlind(story);
  },
});
