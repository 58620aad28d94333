import type { Question } from '../schema/page.ts';
import { BLIND_DAYS, DEPOSIT_BP } from '../terms.ts';

/** What people ask before they order. */
export const questions: readonly Question[] = [
  {
    question: '¿Cómo mido mi ventana?',
    answer:
      'Mide tres anchos y tres altos en milímetros. Por dentro del marco cuenta el más chico; no descuentes nada, de eso nos encargamos.',
  },
  {
    question: '¿Por dentro o por fuera del marco?',
    answer:
      'Por dentro queda limpia y por fuera tapa más luz. Si las diagonales no miden igual, te conviene por fuera.',
  },
  {
    question: '¿El precio ya incluye IVA?',
    answer: 'Sí, todos los precios al público incluyen IVA. Los de distribuidor se muestran sin IVA.',
  },
  {
    question: '¿Cuánto tarda?',
    answer: `De ${String(BLIND_DAYS.least)} a ${String(BLIND_DAYS.most)} días hábiles después del anticipo, que es del ${String(DEPOSIT_BP / 100)} %.`,
  },
  {
    question: '¿Puedo devolverla?',
    answer:
      'Se hace a tu medida, así que no hay devoluciones. La garantía cubre telas, mecanismos y motores.',
  },
  {
    question: '¿Puedo ver una muestra?',
    answer: 'Claro. Pídela con el código del color; los tonos cambian entre una pantalla y otra.',
  },
  {
    question: '¿Quién la instala?',
    answer: 'Tu distribuidor o nuestro equipo. Si prefieres hacerlo tú, cada persiana trae su instructivo.',
  },
];
