import { GUARANTEE_TERMS } from '../terms.ts';

/** A promise of the shop, with the conditions under which it holds. */
export interface Guarantee {
  /** Anchor of its section. Published links use it, so it never changes. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly conditions: readonly string[];
}

const { fitDays, replyDays } = GUARANTEE_TERMS;

/** What the shop answers for, and what it does not. */
export const guarantees: readonly Guarantee[] = [
  {
    id: 'garantia-de-medida',
    title: 'Si no queda, la rehacemos',
    text: 'Cuando nosotros o tu distribuidor tomamos la medida, que la pieza quede es cosa nuestra: si no queda, se hace otra sin costo.',
    conditions: [
      `Nos avisas dentro de los ${String(fitDays)} días después de instalada, con una foto.`,
      'El hueco sigue como estaba cuando se midió: sin acabados nuevos, molduras ni otro marco.',
      'Si la mediste tú, se fabrica lo que pediste; por eso revisamos contigo cada medida antes de cortar.',
    ],
  },
  {
    id: 'garantia',
    title: 'La garantía de tu producto',
    text: 'Telas, mecanismos y motores tienen garantía por los años que dice su ficha, contados desde que se entregan.',
    conditions: [
      'Cubre defectos de fabricación y fallas con el uso normal: se repara o se cambia la parte.',
      'No cubre golpes, agua donde no debe haberla, limpieza distinta a la indicada ni el desgaste que deja el sol en el color.',
      `Pídela a quien te vendió o escríbenos con tu número de orden: te respondemos en ${String(replyDays)} días hábiles.`,
      'Cada orden entregada trae su póliza, en los documentos de tu cuenta.',
    ],
  },
  {
    id: 'devoluciones',
    title: 'Cambios y devoluciones',
    text: 'Se hace a tu medida, así que no hay cambios ni devoluciones de lo que sale como se pidió.',
    conditions: [
      'Antes de que se corte puedes cambiar tela, color o medida: escríbenos cuanto antes.',
      'Si algo llega mal o distinto de lo que pediste, se corrige o se cambia sin costo.',
    ],
  },
];
