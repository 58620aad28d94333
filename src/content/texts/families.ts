import type { FamilyText } from '../schema/page.ts';
import type { FamilyId } from '../schema/vocabulary.ts';

/** What a page says of a family: what it is, how to choose, what people ask. */
export const familyTexts: readonly FamilyText[] = [
  {
    family: 'enrollables',
    intro:
      'Una tela, un tubo y una línea limpia. La enrollable cabe en casi cualquier ventana y admite todas las telas: del blackout que oscurece al screen que deja ver.',
    choose: [
      'Para dormir, blackout; para ver hacia afuera, screen; para luz suave, traslúcida.',
      'A partir de tres metros de ancho va con motor.',
      'Si mide más de tres veces su ancho, puede recorrerse de lado: divide la ventana en dos.',
    ],
    questions: [
      {
        question: '¿Se ve hacia adentro de noche?',
        answer:
          'Con screen y traslúcida sí, cuando prendes la luz. Si te preocupa, elige blackout o combina dos telas en soporte doble.',
      },
      {
        question: '¿Entra luz por las orillas?',
        answer:
          'La tela es unos tres centímetros más angosta que la persiana. Por fuera del marco o con guías laterales casi no se nota.',
      },
    ],
  },
  {
    family: 'sheer-elegance',
    intro:
      'Dos capas de franjas, una clara y una cerrada. Al moverlas se alinean o se cruzan, y la misma persiana sirve para ver, para filtrar y para cerrar.',
    choose: [
      'Si la usarás para dormir, pide Sheer Noche: su franja es blackout.',
      'La tela nunca se gira ni se une, así que no pasa de 2.80 o 3.00 m de ancho.',
      'Todas traen cofre; elige redondo o cuadrado.',
    ],
    questions: [
      {
        question: '¿Por qué cuesta más que una enrollable?',
        answer: 'Lleva más del doble de tela, porque baja y vuelve a subir. También incluye el cofre.',
      },
      {
        question: '¿Se puede lavar?',
        answer: 'Basta con plumero y franjas cerradas. No la mojes: el pegado de las franjas se marca.',
      },
    ],
  },
  {
    family: 'romanas',
    intro:
      'Sube en pliegues parejos y baja lisa, como tela tendida. Es la forma de tener tela en la ventana sin el vuelo de una cortina.',
    choose: [
      'Con forro cae mejor y dura más; sin forro deja pasar la luz.',
      'Recogida ocupa unos veinticinco centímetros: mídela por fuera si no quieres perder vista.',
      'Para más de 2.80 m de ancho, pon dos juntas.',
    ],
    questions: [
      {
        question: '¿La tela se quita para lavarla?',
        answer: 'Sí, se desprende de su riel. Las de algodón y lino van a la tintorería.',
      },
      {
        question: '¿Puede llevar motor?',
        answer: 'Sí, de batería o eléctrico, desde 75 cm de ancho.',
      },
    ],
  },
  {
    family: 'verticales',
    intro:
      'Tiras que cuelgan, giran y se recorren. Es la persiana de los ventanales y las puertas corredizas, y la más fácil de reparar: se cambia una sola tira.',
    choose: [
      'Un riel cubre hasta cuatro metros; más ancho se hace en dos.',
      'PVC donde se lava seguido, tela donde se busca calma, screen donde pega el sol.',
      'Con bastón no hay cordones al alcance de los niños.',
    ],
    questions: [
      {
        question: '¿Hacia qué lado se recoge?',
        answer: 'A la izquierda, a la derecha o a los dos lados. Tú lo eliges al cotizar.',
      },
      {
        question: '¿Las tiras hacen ruido con el aire?',
        answer:
          'Las de PVC sí se oyen con la ventana abierta. Las de tela llevan contrapeso y casi no suenan.',
      },
    ],
  },
  {
    family: 'panel-japones',
    intro:
      'Lienzos tensos de sesenta centímetros que se deslizan uno detrás de otro. Cubren claros grandes con muy pocas líneas y dividen espacios sin construir.',
    choose: [
      'Desde un metro de ancho; luce más a partir de dos.',
      'Deja a un lado el espacio de un panel para que se recojan.',
      'Como divisor, elige una tela que se vea bien por los dos lados.',
    ],
    questions: [
      {
        question: '¿Cuántos paneles lleva?',
        answer: 'Uno por cada sesenta centímetros, más o menos. Los repartimos para que todos midan igual.',
      },
      {
        question: '¿Necesita riel en el piso?',
        answer: 'No. Cada panel cuelga del riel de arriba y lleva una barra abajo que lo mantiene recto.',
      },
    ],
  },
  {
    family: 'horizontales',
    intro:
      'La tablilla que gira sigue siendo la forma más exacta de regular la luz. En aluminio es ligera; en madera, cálida; en PVC, a prueba de agua.',
    choose: [
      'Aluminio de 16 o 25 mm en marcos angostos, de 50 mm en ventanales.',
      'Madera lejos del agua; en baño y cocina, PVC.',
      'La madera pesa: arriba de cinco metros cuadrados, divide la ventana.',
    ],
    questions: [
      {
        question: '¿Qué pasa si se dobla una tablilla?',
        answer: 'Se cambia sola, sin mandar hacer otra persiana. Guarda tu número de orden.',
      },
      {
        question: '¿Oscurece por completo?',
        answer: 'No. Cerrada deja hilos de luz entre tablilla y tablilla.',
      },
    ],
  },
  {
    family: 'toldos-brazos-retractiles',
    intro:
      'La lona sale del muro sobre brazos plegables y no necesita postes. De día es un techo; de noche no está.',
    choose: [
      'La salida no puede ser mayor que el ancho, salvo con brazos cruzados.',
      'Pide una pendiente de catorce grados o más para que escurra el agua.',
      'Con motor, agrega sensor de viento: es lo que más lo cuida.',
    ],
    questions: [
      {
        question: '¿Aguanta la lluvia?',
        answer: 'Una llovizna con buena pendiente, sí. Con lluvia fuerte hay que recogerlo.',
        searchedBy: 'llover agua tormenta granizo aguacero mojar impermeable',
      },
      {
        question: '¿Cuánto viento aguanta?',
        answer:
          'Con brazos, 28 a 49 km/h; vertical o capota, desde 19: ve su ficha. Con sensor se recoge solo.',
        searchedBy: 'aire fuerte ráfagas norte vientos huracán ciclón km clase',
      },
      {
        question: '¿En qué muro se puede anclar?',
        answer: 'En concreto, block macizo o losa. Lo revisamos al tomar medidas.',
      },
    ],
  },
  {
    family: 'toldos-verticales',
    intro:
      'Detiene el sol por fuera, antes de que caliente el vidrio. También cierra terrazas contra viento, sol bajo y miradas.',
    choose: [
      'Cable para zonas tranquilas, guía cerrada donde sopla viento.',
      'Screen si quieres ver; acrílica si quieres privacidad.',
      'Hasta 5.80 m de ancho en un solo tramo.',
    ],
    questions: [
      {
        question: '¿Cuánto calor quita?',
        answer: 'Bastante más que una persiana interior, porque el sol no llega al vidrio.',
      },
      {
        question: '¿Se queda abajo con viento?',
        answer:
          'La guía cerrada resiste más que el cable. Con ráfagas fuertes, recoge cualquiera de los dos.',
      },
    ],
  },
  {
    family: 'toldos-capotas',
    intro:
      'El arco que viste una fachada. Da sombra al aparador, cubre la entrada y lleva tu nombre al frente.',
    choose: [
      'Redonda para fachadas clásicas, recta para las modernas.',
      'Vinílica si va a llover o a llevar rótulo; acrílica si importa el color.',
      'Hazla veinte centímetros más ancha que la puerta por cada lado.',
    ],
    questions: [
      {
        question: '¿Se puede rotular?',
        answer: 'Sí, la lona vinílica se imprime al frente. Mándanos tu logotipo y te decimos cómo queda.',
      },
      {
        question: '¿Se pliega o queda fija?',
        answer: 'Se pliega hacia el muro con un cordón o con motor.',
      },
    ],
  },
  {
    family: 'toldos-pergolas',
    intro: 'Una estructura de aluminio y un techo que se abre. Es la forma de usar la terraza todo el año.',
    choose: [
      'Lona si quieres abrir por completo, tablillas si quieres aire con techo.',
      'Si es tu techo de lluvia, elige vinílica o aluminio.',
      'Siempre va con motor; el sensor de lluvia se paga solo.',
    ],
    questions: [
      {
        question: '¿Necesito permiso o cimentación?',
        answer:
          'Los postes van sobre dado de concreto o losa. El permiso depende de tu municipio y de tu condominio.',
      },
      {
        question: '¿A dónde va el agua?',
        answer: 'A una canaleta dentro de la viga y baja por el poste.',
      },
    ],
  },
];

/** What a page says of this family. */
export const familyTextOf = (id: FamilyId): FamilyText | undefined =>
  familyTexts.find(({ family }) => family === id);
