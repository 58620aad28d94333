import { draftToLink } from '#src/api/draft-link.ts';
import { emptyWindow } from '#src/api/draft.ts';
import { NOTHING_ASIDE } from '#src/api/stored/draft-store.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { draft, window } from '#stories/charts/samples/quotes-samples.ts';
import { promises } from './promises.ts';
import type { quoterMachine } from './quoter.machine.ts';

const { key } = window;

/** Another draft, and one of a newer version of the site. */
const aside = {
  others: [{ ...draft, title: 'Oficina', windows: [emptyWindow('otra', 'Recepción')] }],
  unread: [{ version: 99, items: [{ title: 'Casa de playa' }] }],
};

/** The selected variant of a window. */
const chosen = { family: 'enrollables', variant: window.variant, color: window.color };

export const quoter: ChartFixtures<typeof quoterMachine> = {
  words: {
    name: 'Cotizador',
    about:
      'Armar una cotización: ventanas en cinco pasos, cada cambio se puede deshacer, este navegador lo guarda y lo sigue entre pestañas.',
    states: {
      draft: 'Lo armado',
      'draft.kept': 'El navegador lo guarda',
      'draft.refused': 'El navegador no puede guardarlo',
      step: 'Paso',
      'step.product': 'Producto',
      'step.measures': 'Medidas',
      'step.fabric': 'Tela y color',
      'step.control': 'Control',
      'step.review': 'Revisión',
      notice: 'Aviso',
      'notice.none': 'Sin aviso',
      'notice.undoable': 'Un cambio que se puede deshacer',
      'notice.unopened': 'Un enlace no se abrió',
    },
    events: {
      'step.product': 'Ir a producto',
      'step.measures': 'Ir a medidas',
      'step.fabric': 'Ir a tela y color',
      'step.control': 'Ir a control',
      'step.review': 'Ir a revisión',
      'step.next': 'Siguiente',
      'step.back': 'Atrás',
      'window.open': 'Abrir una ventana',
      'edit.add': 'Agregar una ventana',
      'edit.change': 'Cambiar la ventana',
      'edit.block': 'Cambiar varias ventanas a la vez',
      'edit.describe': 'Escribir para quién es',
      'edit.unit': 'Cambiar de unidad',
      'edit.duplicate': 'Duplicar',
      'edit.remove': 'Quitar',
      'edit.move': 'Mover en la lista',
      'edit.undo': 'Deshacer',
      'edit.redo': 'Rehacer',
      'edit.replace': 'Poner otra en su lugar',
      'edit.clear': 'Empezar de nuevo',
      'link.open': 'Abrir un enlace',
      'quote.named': 'Se guarda con un identificador',
      'aside.open': 'Seguir con otra',
      'aside.remove': 'Borrar otra',
      'aside.removeUnread': 'Borrar lo que no se puede leer',
      'place.kept': 'Decir a dónde va',
      'notice.dismiss': 'Entendido',
      'draft.found': 'El navegador recuerda',
      'draft.aside': 'El navegador recuerda otras',
      'draft.kept': 'El navegador puede guardar otra vez',
      'draft.refused': 'El navegador no pudo guardar',
      'draft.elsewhere': 'Otra pestaña la cambió',
    },
    invokes: { keepDraft: 'Guardar en el navegador' },
    guards: {
      hasFamily: 'la ventana tiene producto',
      hasWindows: 'hay ventanas',
      isComplete: 'no falta nada y se puede hacer',
      lacksMeasures: 'falta algo en las medidas',
      lacksFabric: 'falta algo en la tela',
      bringsWindows: 'trae ventanas',
      isReadable: 'el enlace se puede leer',
      isFirst: 'el enlace se puede leer y no había nada',
      isNotable: 'había otra, o es una copia',
      isSame: 'es igual a la que hay',
    },
  },
  path: '/cotizador',
  starts: [{ name: 'Visitante', input: undefined }],
  events: {
    'step.product': bare,
    'step.measures': bare,
    'step.fabric': bare,
    'step.control': bare,
    'step.review': bare,
    'step.next': [
      { name: 'Completa', value: { missing: null } },
      { name: 'Le faltan medidas', value: { missing: 'measures' } },
      { name: 'Le falta la tela', value: { missing: 'fabric' } },
      { name: 'Con ese control no se puede', value: { missing: 'control' } },
    ],
    'step.back': bare,
    'window.open': [{ name: 'La primera', value: { key } }],
    'edit.add': [
      { name: 'Sin producto', value: { key: 'ventana-2', patch: {} } },
      { name: 'Una enrollable', value: { key, patch: chosen } },
    ],
    'edit.change': [
      { name: 'Se llama Comedor', value: { key, patch: { name: 'Comedor' } } },
      { name: 'Será enrollable', value: { key: 'ventana-2', patch: chosen } },
    ],
    'edit.block': [
      {
        name: 'Una cambia y otra se agrega',
        value: { windows: [emptyWindow(key, 'Sala'), emptyWindow('ventana-2', 'Estudio')] },
      },
    ],
    'edit.describe': [{ name: 'Un título', value: { patch: { title: 'Casa de los Garza' } } }],
    'edit.unit': [{ name: 'En milímetros', value: { unit: 'mm' } }],
    'edit.duplicate': [{ name: 'La primera', value: { key, as: 'ventana-3' } }],
    'edit.remove': [{ name: 'La primera', value: { key } }],
    'edit.move': [{ name: 'Una hacia abajo', value: { key, by: 1 } }],
    'edit.undo': bare,
    'edit.redo': bare,
    'edit.replace': [
      { name: 'Una guardada', value: { draft, notice: 'replaced' } },
      { name: 'Una copia', value: { draft, notice: 'copied' } },
    ],
    'edit.clear': bare,
    'link.open': [
      { name: 'Uno bueno', value: { link: draftToLink(draft) } },
      { name: 'Uno cortado', value: { link: 'v1.eyJ3aW5kb3' } },
    ],
    'quote.named': [
      { name: 'Guardada', value: { quote: { id: 'cotizacion-1', revision: 1, folio: 'C-1042' } } },
    ],
    'place.kept': [{ name: 'A Monterrey', value: { postcode: '64000' } }],
    'notice.dismiss': bare,
    'draft.found': [
      { name: 'Nada', value: { draft: null, aside: NOTHING_ASIDE } },
      { name: 'Una ventana', value: { draft, aside: NOTHING_ASIDE } },
    ],
    'draft.aside': [{ name: 'Otra, y una que no se puede leer', value: { aside } }],
    'aside.open': [{ name: 'La otra', value: { at: 0 } }],
    'aside.remove': [{ name: 'La otra', value: { at: 0 } }],
    'aside.removeUnread': bare,
    'draft.kept': bare,
    'draft.refused': bare,
    'draft.elsewhere': [{ name: 'Con una ventana', value: { draft } }],
  },
  invokes: { keepDraft: null },
  facts: ({ draft: { windows }, at }) => [
    windows.length > 0,
    windows.some((one) => one.key === at && one.family !== null),
  ],
  silent: ['keep', 'keepAside', 'keepPlace'],
  promises,
  outside: [
    'edit.replace',
    'link.open',
    'draft.found',
    'draft.aside',
    'draft.kept',
    'draft.refused',
    'draft.elsewhere',
    'place.kept',
  ],
};
