import type { Question } from '#src/content/schema/page.ts';

/** What each kind of motor does in a power cut. */
export const powerCut = [
  {
    name: 'Motor de batería',
    text: 'Sigue igual: guarda su propia energía y el control usa pilas.',
  },
  {
    name: 'Motor conectado',
    text: 'Se queda donde está y vuelve a moverse cuando regresa la luz. Recuerda sus topes de arriba y abajo.',
  },
  {
    name: 'Toldo con motor de 50 Nm',
    text: 'Incluye mando manual de emergencia: lo recoges a mano aunque no haya luz.',
  },
] as const;

export const motorQuestions: readonly Question[] = [
  {
    question: '¿Necesito obra o cableado?',
    answer:
      'Con motor de batería no: va dentro del tubo y se recarga con un cable. El motor conectado pide un contacto cerca de la ventana.',
  },
  {
    question: '¿Cada cuánto se recarga el de batería?',
    answer:
      'Con dos movimientos al día, la carga dura unos seis meses. Cuando le queda poco parpadea al moverse; el cargador de tres metros llega sin bajar la persiana.',
  },
  {
    question: '¿Puedo moverla desde el teléfono o con la voz?',
    answer:
      'Sí, con un puente de su sistema. El puente Aura alcanza para treinta motores de persiana; el puente Faro, para doce de toldo.',
  },
  {
    question: '¿Por qué se detuvo a medio camino?',
    answer:
      'Después de varios minutos seguidos el motor se protege del calor. Espera a que se enfríe y vuelve a intentarlo.',
  },
  {
    question: '¿Un motor puede mover varias telas?',
    answer:
      'Sí. En una enrollable ancha, el de 10 Nm mueve dos lienzos juntos y el de 15 Nm hasta tres. El cotizador lo calcula.',
  },
  {
    question: '¿Cuánto dura la garantía?',
    answer: 'Cinco años en motores, dos en controles, sensores y puentes, y uno en el cargador.',
  },
];
