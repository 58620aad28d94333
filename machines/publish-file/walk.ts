import { page, userEvent } from 'vitest/browser';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import { formParts } from '#tests/browser/walks/support/form-parts.ts';
import { byApp, byScreen, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { closedWith } from '#tests/browser/walks/support/user-forms.ts';
import type { PublishedWords, publishFileMachine } from './publish-file.machine.ts';

const form = () => formOf('Un archivo nuevo');

const { submit, interactions, appearances } = formParts<PublishedWords>({
  form,
  fill: async (fields, { name, version, valid_from }) => {
    await typeInto(fields.getByRole('textbox', { name: 'Nombre' }), name);
    await typeInto(fields.getByRole('textbox', { name: 'Edición (opcional)' }), version);
    await typeInto(fields.getByLabelText('Se ve desde'), valid_from);
  },
  submitLabel: 'Publicar',
  waitingLabel: 'Subiendo el archivo…',
});

const pages = () => form().getByRole('region', { name: /^Páginas de / });

const warned = (words: string) => async () => {
  await seen(form().getByRole('alert').filter({ hasText: words }));
  await unseen(pages());
};

export const publishFile: WalkedScreen<typeof publishFileMachine> = {
  interactions: {
    'file.choose': {
      by: 'person',
      ownPayload: true,
      take: ({ file }) => userEvent.upload(form().getByLabelText('PDF por publicar'), file),
    },
    ...interactions,
    'document.readable': byScreen,
    'document.unreadable': byApp('the reader refuses only a file that is not a PDF'),
  },
  appearances: {
    'empty.untouched': async () => {
      await seen(submit());
      await unseen(form().getByRole('alert'));
    },
    'empty.missing': warned('Elige primero el PDF.'),
    'empty.refused': warned('Ese archivo no es un PDF'),
    'chosen.opening': () => Promise.reject(new Error('the screen waits until the file is open')),
    'chosen.editing.untouched': () => seen(pages()),
    'chosen.editing.failed': async () => {
      await seen(pages());
      await seen(form().getByRole('alert'));
    },
    'chosen.uploading.brisk': appearances['submitting.brisk'],
    'chosen.uploading.slow': appearances['submitting.slow'],
    'chosen.uploading.endless': appearances['submitting.endless'],
    done: closedWith(() => page.getByRole('group', { name: /\.pdf$/ }), /^“.+” se publica el /),
  },
};
