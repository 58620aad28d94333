import { itemPrices } from '../prices/public/items.ts';
import type { Question } from '../schema/page.ts';
import { BLIND_DAYS, DEPOSIT_BP, INSTALLATION_DAYS, QUOTE_VALID_DAYS } from '../terms.ts';

const CENTAVOS = 100;

/** The price of a piece of work, in whole pesos. */
function pesosFor(work: 'instalacion' | 'toma-de-medidas'): string {
  const price = itemPrices[work];
  if (price?.kind !== 'piece') throw new Error(`no price for each ${work}`);
  return `$${(price.centavos / CENTAVOS).toLocaleString('es-MX')}`;
}

/** What people ask before they order. */
export const questions: readonly Question[] = [
  {
    question: '¿Cómo mido mi ventana?',
    answer:
      'Mide tres anchos y tres altos en milímetros. Por dentro del marco cuenta el más chico; no descuentes nada, de eso nos encargamos.',
    searchedBy: 'medir medida medidas tomar ancho alto centímetros cinta',
  },
  {
    question: '¿Por dentro o por fuera del marco?',
    answer:
      'Por dentro queda limpia y por fuera tapa más luz. Si las diagonales no miden igual, te conviene por fuera.',
    searchedBy: 'marco hueco muro adentro afuera colocar',
  },
  {
    question: '¿Van a medir a mi casa?',
    answer: `Sí: tu distribuidor o nuestro equipo mide por ${pesosFor('toma-de-medidas')} con IVA, y entonces respondemos por la medida.`,
    searchedBy: 'visita domicilio toma de medidas medidor técnico casa',
  },
  {
    question: '¿El precio ya incluye IVA?',
    answer: 'Sí, todos los precios al público incluyen IVA. Los de distribuidor se muestran sin IVA.',
    searchedBy: 'iva impuesto impuestos',
  },
  {
    question: '¿Cuánto cuesta la instalación?',
    answer: `Cuesta ${pesosFor('instalacion')} con IVA por persiana. La agregas en el cotizador si la quieres; ahí ves también la de un toldo.`,
    searchedBy: 'precio costo instalar colocar poner montaje cobran',
  },
  {
    question: '¿Quién la instala?',
    answer: 'Tu distribuidor o nuestro equipo. Si prefieres hacerlo tú, cada persiana trae su instructivo.',
    searchedBy: 'instalación instalador instalar colocar poner montar instructivo',
  },
  {
    question: '¿Cuánto tarda?',
    answer: `De ${String(BLIND_DAYS.least)} a ${String(BLIND_DAYS.most)} días hábiles después del anticipo, que es del ${String(DEPOSIT_BP / 100)} %. Para llevarla e instalarla cuenta hasta ${String(INSTALLATION_DAYS)} días más.`,
    searchedBy: 'tiempo de entrega entregan envío envían llega tardan días fabricación plazo',
  },
  {
    question: '¿Cuánto pago para empezar?',
    answer: `Un anticipo del ${String(DEPOSIT_BP / 100)} %: con él entra tu orden al taller.`,
    searchedBy: 'anticipo apartar enganche pagar pago forma de pago',
  },
  {
    question: '¿Cuánto tiempo me respetan la cotización?',
    answer: `${String(QUOTE_VALID_DAYS)} días desde que la recibes.`,
    searchedBy: 'vigencia válida vence cotización precio',
  },
  {
    question: '¿Qué garantía tienen?',
    answer:
      'De tres a diez años, según la tela o la lona: cada ficha dice la suya. Cubre telas, mecanismos y motores.',
    searchedBy: 'garantía defecto falla reclamación',
  },
  {
    question: '¿Puedo devolverla?',
    answer:
      'Se hace a tu medida, así que no hay devoluciones. La garantía cubre telas, mecanismos y motores.',
    searchedBy: 'devolución devolver cambio cambiar reembolso cancelar',
  },
  {
    question: '¿Puedo ver una muestra?',
    answer: 'Claro. Pídela con el código del color; los tonos cambian entre una pantalla y otra.',
    searchedBy: 'muestra muestras muestrario tela ver tocar',
  },
  {
    question: '¿Cómo se limpia?',
    answer:
      'Casi todas, con plumero y un trapo apenas húmedo con jabón neutro. La ficha de cada una trae sus pasos en «Para que dure».',
    searchedBy: 'limpiar limpieza lavar lavan lavado mancha polvo cuidado mantenimiento',
  },
  {
    question: '¿Son seguras con niños y mascotas?',
    answer:
      'Con motor o con bastón no quedan cordones a su alcance. Elígelo así para el cuarto de los niños.',
    searchedBy: 'seguridad bebé bebés niño niñas gato gatos perro perros cadena cordón peligro infantil',
  },
  {
    question: '¿Cuál oscurece por completo?',
    answer:
      'Una enrollable blackout, por fuera del marco o con guías laterales: así casi no entra luz por las orillas.',
    searchedBy: 'oscuridad total no pase la luz tapar sol dormir de día',
  },
  {
    question: '¿Cuál quita el calor?',
    answer:
      'Por dentro, un screen del 1 o 3 %, o el Blackout Sereno de respaldo plateado. Por fuera, un toldo vertical, que detiene el sol antes del vidrio.',
    searchedBy: 'calor caliente frío térmica aislante fresco reflejo uv tarde poniente',
  },
  {
    question: '¿Cuál conviene en baño o cocina?',
    answer: 'PVC o aluminio: aguantan vapor y grasa, y se limpian con un trapo.',
    searchedBy: 'humedad húmedo agua vapor grasa regadera',
  },
];
