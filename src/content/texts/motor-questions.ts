import type { Question } from '../schema/page.ts';

/** What people ask of motors. */
export const motorQuestions: readonly Question[] = [
  {
    question: '¿Necesito obra o cableado?',
    answer:
      'Con motor de batería no: va dentro del tubo y se recarga con un cable. El motor conectado pide un contacto cerca de la ventana.',
    searchedBy: 'cable cables enchufe contacto electricista instalar motor',
  },
  {
    question: '¿Cada cuánto se recarga el de batería?',
    answer:
      'Con dos movimientos al día, la carga dura unos seis meses. Cuando le queda poco parpadea al moverse; el cargador de tres metros llega sin bajar la persiana.',
    searchedBy: 'pila pilas cargar carga recargable',
  },
  {
    question: '¿Puedo moverla desde el celular o con la voz?',
    answer:
      'Sí, con un puente de su sistema. El puente Aura alcanza para treinta motores de persiana; el puente Faro, para doce de toldo.',
    searchedBy: 'app aplicación wifi internet alexa google siri automatizar inteligente casa',
  },
  {
    question: '¿Por qué se detuvo a medio camino?',
    answer:
      'Después de varios minutos seguidos el motor se protege del calor. Espera a que se enfríe y vuelve a intentarlo.',
    searchedBy: 'falla descompuesta parada no sube no baja',
  },
  {
    question: '¿Un motor puede mover varias telas?',
    answer:
      'Sí. En una enrollable ancha, el de 10 Nm mueve dos lienzos juntos y el de 15 Nm hasta tres. El cotizador lo calcula.',
    searchedBy: 'dos lienzos doble',
  },
  {
    question: '¿Cuánto dura la garantía del motor?',
    answer: 'Cinco años en motores, dos en controles, sensores y puentes, y uno en el cargador.',
    searchedBy: 'garantía de motor control',
  },
];
