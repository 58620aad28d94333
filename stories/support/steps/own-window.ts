import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { marks, windowPhoto } from '../window-photo.ts';

/** The dialog, once it has loaded. */
export const ownWindowDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'En tu ventana' }));

type Dialog = Awaited<ReturnType<typeof ownWindowDialog>>;

type User = Pick<StoryContext, 'userEvent'>;

/** Chooses a file as the photo. */
export async function givePhoto({ userEvent }: User, file: File): Promise<Dialog> {
  const dialog = await ownWindowDialog();
  await userEvent.upload(dialog.getByLabelText(/^Elegir (?:foto|otra)$/), file);
  return dialog;
}

/** Drops a file on the page. */
export function dropFile(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  document.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

/** The prepared photo. */
export async function preparedPhoto(): Promise<File> {
  const data = await fetch(windowPhoto());
  return new File([await data.blob()], 'sala.jpg', { type: 'image/jpeg' });
}

/** Drags a corner of the prepared photo with the pointer. */
function drag(handle: HTMLElement, photo: HTMLElement, [x, y]: readonly [number, number]): void {
  const from = handle.getBoundingClientRect();
  const room = photo.getBoundingClientRect();
  const pointer = (type: string, clientX: number, clientY: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        altKey: true,
        clientX,
        clientY,
      }),
    );
  // The browser captures only real pointers.
  handle.setPointerCapture = () => undefined;
  handle.hasPointerCapture = () => true;
  pointer('pointerdown', from.x + from.width / 2, from.y + from.height / 2);
  pointer('pointermove', room.x + (x / 1_600) * room.width, room.y + (y / 1_200) * room.height);
}

/** Marks the window, or the sheet, of the prepared photo. */
export async function markCorners(dialog: Dialog, what: keyof typeof marks): Promise<void> {
  const of = what === 'opening' ? /de la ventana$/ : /de la hoja$/;
  await dialog.findAllByRole('slider', { name: of });
  for (const [at, corner] of marks[what].entries()) {
    const handle = dialog.getAllByRole('slider', { name: of })[at];
    if (handle === undefined) throw new Error('a corner is missing');
    drag(handle, dialog.getByRole('img', { name: 'Tu foto de la ventana' }), corner);
    await waitFor(() =>
      expect(
        Number(dialog.getAllByRole('slider', { name: of })[at]?.getAttribute('aria-valuenow')),
      ).toBeCloseTo(corner[0], -1),
    );
  }
}

/** Opens the prepared photo with its window marked and the product in it. */
export async function seeBlind(user: User): Promise<Dialog> {
  const dialog = await givePhoto(user, await preparedPhoto());
  await markCorners(dialog, 'opening');
  await user.userEvent.click(dialog.getByRole('button', { name: 'Ver cómo queda' }));
  const picture = await dialog.findByRole('img', { name: /^Tu ventana con / });
  await waitFor(() => expect(picture).toHaveAttribute('data-drawn', 'true'));
  return dialog;
}
