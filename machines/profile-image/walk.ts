import { page, userEvent } from 'vitest/browser';
import { endPictureWait } from '#stories/charts/stage/held/pictures.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { enabled, seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { profileImageMachine } from './profile-image.machine.ts';

const card = () => page.getByRole('region', { name: 'Tu foto' });

const dialog = () => page.getByRole('dialog');

const chooser = () => card().getByLabelText('Archivo de tu foto');

const crop = () => dialog().getByRole('button', { name: 'Usar esta foto' });

const { brisk, slow, endless } = waitingSights(dialog, 'Subiendo tu foto…');

async function seesCard(): Promise<void> {
  await seen(card().getByRole('button', { name: 'Elegir foto' }));
  await unseen(dialog());
}

/** The browser's own reading of a picture, once the test releases it. */
const browserReads = (isReadable: boolean) => Promise.resolve(endPictureWait(isReadable));

const choose = (file: File) => userEvent.upload(chooser(), file);

export const profileImage: WalkedScreen<typeof profileImageMachine> = {
  interactions: {
    'picture.choose': { by: 'person', take: ({ file }) => choose(file) },
    'picture.refuse': {
      by: 'person',
      take: () => choose(new File(['hola'], 'carta.txt', { type: 'text/plain' })),
    },
    // By the time of cropping it has been read.
    'picture.unreadable': {
      by: 'person',
      can: (snapshot) => snapshot.matches({ cropping: 'reducing' }),
      take: () => browserReads(false),
    },
    'picture.crop': {
      by: 'person',
      ownPayload: true,
      take: async () => {
        await enabled(crop(), true);
        await crop().click();
      },
    },
    'picture.reduced': { by: 'person', ownPayload: true, take: () => browserReads(true) },
    'picture.cancel': { by: 'person', take: () => cancelIn(dialog()).click() },
    'picture.retry': {
      by: 'person',
      take: () => dialog().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'picture.discard': {
      by: 'person',
      take: () => dialog().getByRole('button', { name: 'Cerrar' }).click(),
    },
  },
  appearances: {
    'empty.untouched': async () => {
      await seesCard();
      await unseen(card().getByRole('alert'));
    },
    'empty.refused': async ({ context: { refusal } }) => {
      await seesCard();
      const words = refusal === 'type' ? 'no es una foto' : 'No pudimos leer';
      await seen(card().getByRole('alert').filter({ hasText: words }));
    },
    'cropping.framing': () => enabled(crop(), true),
    'cropping.reducing': () => enabled(crop(), false),
    'uploading.brisk': brisk,
    'uploading.slow': slow,
    'uploading.endless': endless,
    failed: () => seen(dialog().getByRole('alert')),
    done: seesCard,
  },
};
