import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { files } from '#mocks/seeds/files.ts';
import { byApp, byScreen, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { documentMachine } from './document.machine.ts';

type Snapshot = SnapshotFrom<typeof documentMachine>;

/** The last file of its screen: a walk follows its machine. */
const NAME = files.filter(({ kind }) => kind === 'list-price').at(-1)?.name ?? '';

const card = () => page.getByRole('article', { name: NAME, exact: true });

const button = (name: RegExp) => card().getByRole('button', { name });

const failure = () => card().getByRole('alert');

const status = (text: string) => card().getByRole('status').filter({ hasText: text }).first();

const pages = () => card().getByRole('region', { name: `Páginas de ${NAME}` });

const isDownloading = (snapshot: Snapshot) => snapshot.matches('fetching') && snapshot.context.saves;

/** A document being loaded: its status, its progress, its cancel button. */
const fetching = (isSlow: boolean) => async (snapshot: Snapshot) => {
  const { progress, saves } = snapshot.context;
  const says = saves ? 'Descargando…' : 'Abriendo…';
  await seen(status(isSlow && progress === null ? 'Seguimos esperando la respuesta…' : says));
  await seen(button(/^Cancelar$/));
  const bar = card().getByRole('progressbar', { name: `Avance de ${NAME}` });
  await (progress === null || progress.total === null ? unseen(bar) : seen(bar));
  if (progress !== null) await seen(card().getByText(progress.total === null ? '1.5 MB' : '50%'));
};

export const document: WalkedScreen<typeof documentMachine> = {
  interactions: {
    'document.open': {
      by: 'person',
      can: ({ context }) => !context.shows,
      take: () => button(/^Ver/).click(),
    },
    'document.download': {
      by: 'person',
      can: (snapshot) => !isDownloading(snapshot),
      take: () => button(/^Descargar/).click(),
    },
    'document.progress': byApp('the network determines when parts arrive'),
    'document.cancel': { by: 'person', take: () => button(/^Cancelar$/).click() },
    'document.retry': {
      by: 'person',
      take: () => failure().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'document.close': {
      by: 'person',
      can: ({ context }) => context.shows,
      take: () => button(/^Cerrar/).click(),
    },
    'document.readable': byScreen,
    'document.unreadable': byApp('the reader refuses only a file that is not a PDF'),
  },
  appearances: {
    idle: async () => {
      await seen(button(/^Ver/));
      await unseen(failure());
      await unseen(card().getByRole('status'));
    },
    'fetching.brisk': fetching(false),
    'fetching.slow': fetching(true),
    'fetching.endless': fetching(true),
    'shown.opening': () => Promise.reject(new Error('the screen waits until the file is open')),
    'shown.open': async () => {
      await seen(pages());
      await seen(button(/^Cerrar/));
    },
    unreadable: () => seen(status('Este archivo no se puede mostrar aquí')),
    saved: () => seen(status('Descargado.')),
    failed: () => seen(failure().getByRole('button', { name: 'Reintentar' })),
  },
};
