import { page, type Locator } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { quoterMachine } from './quoter.machine.ts';

type Snapshot = SnapshotFrom<typeof quoterMachine>;

const main = () => page.getByRole('main');

const button = (name: string) => main().getByRole('button', { name, exact: true });

const strip = () => main().getByRole('region', { name: 'Ventanas de tu cotización' });

const tools = () => main().getByRole('group', { name: 'Toda tu cotización' });

const step = (name: string) => ({
  by: 'person' as const,
  take: () =>
    page
      .getByRole('navigation', { name: 'Pasos' })
      .getByRole('button', { name: new RegExp(`${name}$`) })
      .click(),
});

const title = (name: string) => () => seen(main().getByRole('heading', { level: 2, name }));

const current = ({ context: { draft, at } }: Snapshot) => draft.windows.find(({ key }) => key === at);

const hasWindows = ({ context: { draft } }: Snapshot) => draft.windows.length > 0;

/** Whether the head of the window is shown, with its actions. */
const hasHead = (snapshot: Snapshot) => hasWindows(snapshot) && !snapshot.matches({ step: 'review' });

const lacksFamily = (snapshot: Snapshot) => current(snapshot)?.family === null;

const hasFamily = (snapshot: Snapshot) => (current(snapshot)?.family ?? null) !== null;

/** Removes something, and says that it is meant. */
async function removeAfterAsking(ask: Locator): Promise<void> {
  await ask.click();
  await button('Sí, borrar').click();
}

/** What the newest notice says and offers. */
const notice = () =>
  main()
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Entendido' }) });

const noRoom = () => main().getByRole('alert').filter({ hasText: 'Este navegador no tiene espacio' });

export const quoter: WalkedScreen<typeof quoterMachine> = {
  interactions: {
    'step.product': step('Producto'),
    'step.measures': step('Medidas'),
    'step.fabric': step('Tela y color'),
    'step.control': step('Control'),
    'step.review': step('Revisión'),
    'step.next': byApp('walks type no size, which the next step requires; stories press the button'),
    'step.back': {
      by: 'person',
      take: () =>
        main()
          .getByRole('button', { name: /^(?:Atrás:|Volver$)/ })
          .click(),
    },
    'window.open': {
      by: 'person',
      ownPayload: true,
      can: hasWindows,
      take: () => strip().getByRole('listitem').first().getByRole('button').click(),
    },
    'edit.add': {
      by: 'person',
      ownPayload: true,
      can: (snapshot, { patch }) =>
        patch.family === undefined
          ? hasWindows(snapshot)
          : !hasWindows(snapshot) && snapshot.matches({ step: 'product' }),
      take: ({ patch }) =>
        (patch.family === undefined ? button('Agregar ventana') : button('Persiana enrollable')).click(),
    },
    'edit.change': {
      by: 'person',
      ownPayload: true,
      can: (snapshot, { patch }) =>
        hasHead(snapshot) &&
        (patch.family === undefined
          ? current(snapshot)?.name !== patch.name
          : lacksFamily(snapshot) && snapshot.matches({ step: 'product' })),
      take: ({ patch }) =>
        patch.family === undefined
          ? main()
              .getByRole('combobox', { name: 'Nombre de la ventana' })
              .fill(patch.name ?? '')
          : button('Persiana enrollable').click(),
    },
    'edit.block': byApp('the sheet of a house is another view, whose stories and journeys paste and fill'),
    'edit.describe': byApp('only people with an account have titles and clients'),
    'edit.unit': {
      by: 'person',
      can: (snapshot) =>
        hasFamily(snapshot) && snapshot.matches({ step: 'measures' }) && snapshot.context.draft.unit === 'cm',
      take: () => main().getByRole('radio', { name: 'mm' }).click(),
    },
    'edit.duplicate': {
      by: 'person',
      ownPayload: true,
      can: hasHead,
      take: () => button('Duplicar').click(),
    },
    'edit.remove': { by: 'person', ownPayload: true, can: hasHead, take: () => button('Quitar').click() },
    'edit.move': {
      by: 'person',
      ownPayload: true,
      can: (snapshot) => {
        const { windows } = snapshot.context.draft;
        return hasHead(snapshot) && windows.at(-1) !== current(snapshot);
      },
      take: () => button('Bajar en la lista').click(),
    },
    'edit.undo': {
      by: 'person',
      can: ({ context }) => context.past.length > 0,
      take: () => tools().getByRole('button', { name: 'Deshacer' }).click(),
    },
    'edit.redo': {
      by: 'person',
      can: ({ context }) => context.future.length > 0,
      take: () => tools().getByRole('button', { name: 'Rehacer' }).click(),
    },
    'edit.replace': byApp('a saved quote is opened from its list'),
    'edit.clear': {
      by: 'person',
      can: (snapshot) => hasWindows(snapshot) && snapshot.matches({ step: 'review' }),
      take: () => button('Empezar de nuevo').click(),
    },
    'link.open': byApp('a link is opened in the address bar'),
    'quote.named': byApp('visitors save nothing'),
    'place.kept': byApp('the postcode is asked on other screens too, and the field is not of this chart'),
    'notice.dismiss': { by: 'person', take: () => button('Entendido').click() },
    'draft.found': byApp('the stored draft is read when the page opens'),
    'draft.aside': byApp('another tab changes what waits beside the draft'),
    'aside.open': {
      by: 'person',
      can: ({ context }) => context.aside.others.length > 0,
      take: () => button('Abrirla').click(),
    },
    'aside.remove': {
      by: 'person',
      can: ({ context }) => context.aside.others.length > 0,
      take: () => removeAfterAsking(button('Borrarla').first()),
    },
    'aside.removeUnread': {
      by: 'person',
      can: ({ context }) => context.aside.unread.length > 0,
      take: () => removeAfterAsking(button('Borrarla').last()),
    },
    'draft.kept': byApp('the storage accepts drafts again'),
    'draft.refused': byApp('the storage is full'),
    'draft.elsewhere': byApp('another tab changes the draft'),
  },
  appearances: {
    'draft.kept': () => unseen(noRoom()),
    'draft.refused': () => seen(noRoom()),
    'step.product': title('¿Qué quieres poner?'),
    'step.measures': title('¿Cuánto mide?'),
    'step.fabric': title('¿De qué tela y color?'),
    'step.control': title('¿Cómo se mueve?'),
    'step.review': title('Revisa tu cotización'),
    'notice.none': () => unseen(button('Entendido')),
    'notice.undoable': () => seen(notice().getByRole('button', { name: 'Deshacer' })),
    'notice.unopened': async () => {
      await seen(notice());
      await unseen(notice().getByRole('button', { name: 'Deshacer' }));
    },
  },
};
