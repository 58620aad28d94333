import { page } from 'vitest/browser';
import { holdPictures, letPicturesPass } from '#stories/charts/stage/held/pictures.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { PdfCopy, pdfMachine } from './pdf.machine.ts';

const part = () => page.getByRole('dialog').getByRole('region', { name: 'PDF' });

const copies = new Map<PdfCopy, string>([
  ['client', 'PDF para tu cliente'],
  ['own', 'PDF con mi costo'],
]);

const copyButton = (copy: PdfCopy) => part().getByRole('button', { name: copies.get(copy) ?? '' });

async function seesCopies(): Promise<void> {
  await seen(copyButton('client'));
  await seen(copyButton('own'));
}

export const pdf: WalkedScreen<typeof pdfMachine> = {
  interactions: {
    'pdf.make': {
      by: 'person',
      can: (snapshot) => !snapshot.matches('making'),
      take: async ({ copy }) => {
        // Generation stops at the first drawing until the test releases it.
        holdPictures();
        await copyButton(copy).click();
      },
    },
    'pdf.progress': byApp('the progress is reported after each drawing'),
    // The file's content equals the page's.
    'pdf.made': { by: 'person', ownPayload: true, take: () => Promise.resolve(letPicturesPass()) },
    'pdf.failed': byApp('it fails only when a part of the page, such as a font, does not load'),
    'pdf.cancel': { by: 'person', take: () => part().getByRole('button', { name: 'Cancelar PDF' }).click() },
  },
  appearances: {
    idle: async () => {
      await seesCopies();
      await unseen(part().getByRole('alert'));
    },
    making: async () => {
      await seen(part().getByRole('status').filter({ hasText: 'Armando el PDF…' }));
      await seen(part().getByRole('progressbar', { name: 'Avance del PDF' }));
    },
    ready: async () => {
      await seesCopies();
      await seen(page.getByText('Descargamos el PDF').first());
    },
    failed: () => seen(part().getByRole('alert').getByRole('button', { name: 'Reintentar' })),
  },
};
