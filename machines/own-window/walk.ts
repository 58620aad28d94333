import { page, userEvent } from 'vitest/browser';
import { endPictureWait } from '#stories/charts/stage/held/pictures.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { ownWindowMachine } from './own-window.machine.ts';

const dialog = () => page.getByRole('dialog', { name: 'En tu ventana' });

const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

const choose = (name: string) => dialog().getByRole('radio', { name, exact: true }).click();

const file = () => dialog().getByLabelText(/^Elegir (?:foto|otra)$/);

const corner = (of: string) => dialog().getByRole('slider', { name: `Esquina superior izquierda de ${of}` });

const picture = (name: string | RegExp) => dialog().getByRole('img', { name });

const alert = () => dialog().getByRole('alert');

/** A picture as the browser reads it, once the test releases it: large enough to be marked. */
async function makePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(100, 80, 160, 120);
  return new File([await canvas.convertToBlob()], 'ventana.png', { type: 'image/png' });
}

const moveCorner = async (of: string) => {
  const handle = corner(of).element();
  if (handle instanceof HTMLElement) handle.focus();
  await userEvent.keyboard('{ArrowRight}');
};

const takesSound = (_: unknown, { problem }: { readonly problem: unknown }) => problem === null;

export const ownWindow: WalkedScreen<typeof ownWindowMachine> = {
  interactions: {
    'photo.choose': {
      by: 'person',
      ownPayload: true,
      take: async () => userEvent.upload(file(), await makePicture()),
    },
    'photo.refuse': {
      by: 'person',
      take: () => userEvent.upload(file(), new File(['hola'], 'carta.txt', { type: 'text/plain' })),
    },
    'photo.read': { by: 'person', ownPayload: true, take: () => Promise.resolve(endPictureWait(true)) },
    'photo.unreadable': { by: 'person', take: () => Promise.resolve(endPictureWait(false)) },
    'photo.cancel': { by: 'person', take: () => press('Cancelar') },
    'window.place': { by: 'person', ownPayload: true, take: () => moveCorner('la ventana') },
    'window.mark': { by: 'person', ownPayload: true, can: takesSound, take: () => press('Ver cómo queda') },
    'window.again': { by: 'person', take: () => press('Mover las esquinas') },
    'see.before': { by: 'person', take: () => choose('Antes') },
    'see.after': { by: 'person', take: () => choose('Después') },
    'see.raise': {
      by: 'person',
      ownPayload: true,
      take: async () => {
        const slider = dialog().getByRole('slider', { name: 'Qué tan abierta' }).element();
        if (slider instanceof HTMLElement) slider.focus();
        await userEvent.keyboard('{ArrowRight}');
      },
    },
    'reference.begin': {
      by: 'person',
      take: () =>
        dialog()
          .getByRole('button', { name: /^(?:Estimar la medida|Marcar otra vez)$/ })
          .click(),
    },
    'reference.kind': {
      by: 'person',
      // Pressing what is chosen changes nothing.
      can: ({ context: { reference } }, { kind }) => reference?.kind !== kind,
      take: ({ kind }) => choose(kind === 'card' ? 'Tarjeta de banco' : 'Hoja carta'),
    },
    'reference.place': {
      by: 'person',
      ownPayload: true,
      take: async () => {
        await moveCorner('la hoja');
      },
      can: ({ context: { reference } }) => reference?.kind === 'letter',
    },
    'reference.mark': {
      by: 'person',
      ownPayload: true,
      can: takesSound,
      take: () => press('Estimar la medida'),
    },
    'reference.leave': { by: 'person', take: () => press('Volver') },
  },
  appearances: {
    'empty.untouched': async () => {
      await seen(file());
      await unseen(alert());
    },
    'empty.refused': async () => {
      await seen(alert());
      await seen(file());
    },
    reading: () => seen(dialog().getByText('Abriendo tu foto…')),
    'shown.marking.placing': () => seen(corner('la ventana')),
    'shown.marking.refused': () => seen(dialog().getByText(/^Los puntos están muy juntos/)),
    'shown.seeing.after': () => seen(picture(/^Tu ventana con persiana enrollable/)),
    'shown.seeing.before': () => seen(picture('Tu ventana como está ahora')),
    'shown.measuring.placing': () => seen(dialog().getByText('¿Qué hay pegado a la ventana?')),
    'shown.measuring.refused': () => seen(dialog().getByText(/^Los puntos están muy juntos/)),
  },
};
