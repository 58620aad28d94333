import type { quoterMachine } from '#machines/quoter.machine.ts';
import { linkOf } from '#src/api/draft-link.ts';
import { bare, type ChartKit } from './kit.ts';
import { draft, window } from './quotes-samples.ts';

const { key } = window;

/** A variant that is chosen for a window. */
const chosen = { family: 'enrollables', variant: window.variant, color: window.color };

export const quoter: ChartKit<typeof quoterMachine> = {
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
      news: 'Noticias',
      'news.quiet': 'Nada que contar',
      'news.told': 'Hay algo que leer',
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
      'news.dismiss': 'Entendido',
      'draft.found': 'El navegador recuerda',
      'draft.kept': 'El navegador puede guardar otra vez',
      'draft.refused': 'El navegador no pudo guardar',
      'draft.elsewhere': 'Otra pestaña la cambió',
    },
    invokes: { keepDraft: 'Guardar en el navegador' },
    guards: {
      hasFamily: 'la ventana tiene producto',
      hasWindows: 'hay ventanas',
      bringsWindows: 'trae ventanas',
      isReadable: 'el enlace se puede leer',
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
    'step.next': bare,
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
    'edit.describe': [{ name: 'Un título', value: { patch: { title: 'Casa de los Garza' } } }],
    'edit.unit': [{ name: 'En milímetros', value: { unit: 'mm' } }],
    'edit.duplicate': [{ name: 'La primera', value: { key, as: 'ventana-3' } }],
    'edit.remove': [{ name: 'La primera', value: { key } }],
    'edit.move': [{ name: 'Una hacia abajo', value: { key, by: 1 } }],
    'edit.undo': bare,
    'edit.redo': bare,
    'edit.replace': [{ name: 'Una guardada', value: { draft } }],
    'edit.clear': bare,
    'link.open': [
      { name: 'Uno bueno', value: { link: linkOf(draft) } },
      { name: 'Uno cortado', value: { link: 'v1.eyJ3aW5kb3' } },
    ],
    'quote.named': [{ name: 'Guardada', value: { quote: { id: 'cotizacion-1', revision: 1 } } }],
    'news.dismiss': bare,
    'draft.found': [
      { name: 'Nada', value: { draft: null } },
      { name: 'Una ventana', value: { draft } },
    ],
    'draft.kept': bare,
    'draft.refused': bare,
    'draft.elsewhere': [{ name: 'Con una ventana', value: { draft } }],
  },
  invokes: { keepDraft: null },
  facts: ({ draft: { windows }, at }) => [
    windows.length > 0,
    windows.some((one) => one.key === at && one.family !== null),
  ],
  silent: ['keep'],
};
