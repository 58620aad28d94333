import { notifications } from '@mantine/notifications';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { CARD_FIELD_PAGE } from '#mocks/card-field/page.ts';
import { href } from '#src/config/routes.ts';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import { logIn } from '../log-in.ts';
import type { Play } from '../play.ts';
import type { Scene } from '../stage.tsx';
import { withScreen } from '../with-screen.tsx';
import { dialogNamed } from './dialogs.ts';

/** A section of the profile, with the notices' container. */
export const profileAt = (section?: 'marca' | 'contrasena' | 'cartera', scene: Partial<Scene> = {}) =>
  withScreen(
    <>
      <Profile />
      <NoticesPlace />
    </>,
    {
      path: href('profile') + (section === undefined ? '' : `?seccion=${section}`),
      route: href('profile'),
      padded: true,
      ...scene,
    },
  );

/** Logs in, without notices. */
export async function beginProfile(): Promise<void> {
  notifications.clean();
  await logIn();
}

/** The fake payment provider. */
export const fakeProvider = () => {
  const page = new URL(import.meta.env.BASE_URL + CARD_FIELD_PAGE, document.baseURI);
  return { url: page.href, origin: page.origin };
};

/** Expects a notice with this text. */
export async function expectNotice(title: string | RegExp): Promise<void> {
  const notice = await screen.findByText(title);
  await waitFor(() => expect(notice).toBeVisible());
}

const WIDE = { width: 900, height: 600 };

let wide: Promise<File> | undefined;

/** A picture like a camera's, but smaller. */
export const makePicture = (): Promise<File> => (wide ??= makePictureOf(WIDE));

/** A picture of this size, in px. */
export async function makePictureOf(size: typeof WIDE): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser does not draw');
  const sky = context.createLinearGradient(0, 0, size.width, size.height);
  sky.addColorStop(0, '#0f6b66');
  sky.addColorStop(1, '#e5e1d8');
  context.fillStyle = sky;
  context.fillRect(0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('the browser made no picture');
  return new File([blob], 'vacaciones.png', { type: 'image/png' });
}

/** A file with the type of a picture and other content. */
export const brokenPicture = () => new File(['no soy una foto'], 'rota.jpg', { type: 'image/jpeg' });

/** A file of another type. */
export const textFile = () => new File(['Querida Mariana'], 'carta.txt', { type: 'text/plain' });

const chooser = ({ canvas }: Pick<Play, 'canvas'>) => canvas.findByLabelText('Archivo de tu foto');

/** Chooses a file in the file input. */
export async function chooseFile(story: Play, file: File): Promise<void> {
  await story.userEvent.upload(await chooser(story), file);
}

/** Drops a file on the picture. */
export async function dropFile(story: Play, file: File): Promise<void> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  (await chooser(story)).dispatchEvent(drop);
}

/** Pastes a file on the page. */
export async function pasteFile(story: Play, file: File): Promise<void> {
  await chooser(story);
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Confirms the crop of the chosen picture, once it can be confirmed. */
export async function takePicture({ userEvent }: Pick<Play, 'userEvent'>): Promise<void> {
  const dialog = await dialogNamed('Encuadra tu foto');
  const button = await dialog.findByRole('button', { name: 'Usar esta foto' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Opens the dialog that adds a card. */
export async function openCardDialog({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Agregar tarjeta' }));
  return dialogNamed('Agregar tarjeta');
}

/** The provider's page, once it has loaded; only the fake one has our origin and can be read. */
async function cardFields() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Datos de tu tarjeta');
  await waitFor(() => expect(frame).toBeVisible());
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('the frame shows nothing');
  return within(body);
}

/** Types a card into the provider's page. */
export async function typeCard(number: string, expiry = '12/39'): Promise<void> {
  const fields = await cardFields();
  const write = (label: string, value: string) => {
    fireEvent.input(fields.getByLabelText(label), { target: { value } });
  };
  write('Número de tarjeta', number);
  write('Vencimiento', expiry);
  write('Código (CVV)', '123');
}

/** Expects this error on the provider's page. */
export const cardFieldSays = async (sentence: string) => (await cardFields()).findByText(sentence);
