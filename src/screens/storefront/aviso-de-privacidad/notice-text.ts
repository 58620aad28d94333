import { site } from '#src/config/site.ts';

const { street, neighborhood, postalCode, city, state } = site.taxAddress;

/** Day of the last change of the text, and how the page shows it. */
export const UPDATED = { day: '2026-11-28', name: '28 de noviembre de 2026' } as const;

const address = `${street}, ${neighborhood}, ${postalCode} ${city}, ${state}, México`;

/** Names with a text each, or plain lines. */
type Items = readonly (readonly [name: string, text: string])[] | readonly string[];

export interface NoticeSection {
  /** Anchor of the section. Published links use it, so it never changes. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: Items;
  /** Paragraphs after the list. */
  readonly after?: readonly string[];
}

/** The section about the browser: reports are named at its end. */
export const BROWSER_SECTION = 'navegador';

/** What the notice adds where reports are sent; the addresses are the deployment's. */
export const reportTexts = {
  errors: (host: string) =>
    `Si algo falla en esta página, tu navegador avisa a ${host}: qué falló, en qué tipo de página y en qué versión del sitio. El aviso no lleva tu nombre, tu correo, tu sesión, lo que escribiste ni lo que se te mostró.`,
  policy: (host: string) =>
    `Si tu navegador detiene algo que nuestras reglas de seguridad no permiten, por ejemplo un programa ajeno, avisa a ${host} qué fue y en qué dirección del sitio.`,
};

/**
 * The privacy notice, as required by the Ley Federal de Protección de Datos Personales en Posesión de los
 * Particulares in force since 21 March 2025. It describes what this site does: change both together, and the date
 * above.
 */
export const notice: readonly NoticeSection[] = [
  {
    id: 'responsable',
    title: 'Quién responde por tus datos',
    paragraphs: [
      `${site.legalName} (en adelante, «${site.brand}»), con domicilio en ${address}, es responsable del uso y la protección de tus datos personales.`,
      `Para cualquier asunto sobre ellos escribe a ${site.privacyEmail}. Ahí atiende nuestra área de datos personales.`,
    ],
  },
  {
    id: 'datos',
    title: 'Qué datos tratamos',
    paragraphs: ['Solo los que tú nos das o los que hacen falta para atenderte:'],
    items: [
      [
        'De contacto e identificación',
        'Nombre, correo electrónico, teléfono, estado y municipio; si tienes cuenta, también su contraseña y la foto que elijas subir.',
      ],
      [
        'De tu orden',
        'Medidas, productos, mensajes, domicilio de medición e instalación o de envío de muestras, cotizaciones, órdenes y tu carrito.',
      ],
      [
        'De tu negocio, si eres distribuidor',
        'Nombre comercial, domicilio, teléfono, WhatsApp, productos que vendes y la ubicación que se muestra en el mapa.',
      ],
      [
        'De pago y facturación',
        'Datos fiscales para tu factura. El número de tu tarjeta lo captura el procesador de pagos y no llega a nosotros: solo guardamos la marca, los últimos cuatro dígitos y el vencimiento. Son datos patrimoniales o financieros y pedimos tu consentimiento expreso antes de tratarlos.',
      ],
    ],
    after: [
      'No tratamos datos personales sensibles: nada sobre tu salud, origen, creencias, opiniones, vida sexual o biometría. Por favor no los incluyas en tus mensajes.',
      'No recabamos a sabiendas datos de menores de edad. Si crees que un menor nos dio los suyos, escríbenos y los borramos.',
    ],
  },
  {
    id: 'finalidades-necesarias',
    title: 'Para qué los usamos: lo necesario',
    paragraphs: ['Sin estos usos no podríamos darte lo que pides:'],
    items: [
      'Responder tus mensajes y preparar tu cotización.',
      'Crear y administrar tu cuenta, y comprobar que eres tú quien entra.',
      'Tomar tu orden, fabricarla, entregarla, instalarla y facturarla.',
      'Poner en contacto a quien compra con el distribuidor que mide e instala.',
      'Cumplir la garantía y las obligaciones fiscales y legales que nacen de la compra.',
      'Mostrar en el mapa a los distribuidores que así lo acordaron con nosotros.',
      'Comprobar que un formulario lo envía una persona y no un programa.',
    ],
  },
  {
    id: 'finalidades-voluntarias',
    title: 'Para qué los usamos: lo voluntario',
    paragraphs: ['Estos usos no hacen falta para atenderte, y puedes negarte a ellos:'],
    items: [
      'Enviarte novedades, promociones y catálogos por correo o WhatsApp.',
      'Preguntarte cómo te fue con tu compra, para mejorar.',
    ],
    after: [
      `Si no quieres que los usemos para esto, escribe a ${site.privacyEmail} con el asunto «Sin usos voluntarios», desde ahora o en cualquier momento. Negarte no cambia en nada el servicio ni el precio.`,
    ],
  },
  {
    id: 'transferencias',
    title: 'Con quién los compartimos',
    paragraphs: ['No vendemos ni rentamos tus datos. Los comunicamos solo así:'],
    items: [
      [
        'A tu distribuidor',
        'Recibe los datos de contacto y de la orden que necesita para medir, cotizar e instalar. Es parte de lo que contrataste y no requiere otro consentimiento.',
      ],
      ['A autoridades', 'Cuando una ley o una orden fundada lo exige, por ejemplo a la autoridad fiscal.'],
    ],
    after: [
      'Hay empresas que nos prestan un servicio y tratan datos por nuestra cuenta y bajo nuestras instrucciones (alojamiento del sitio, correo, mensajería, pagos y verificación humana). Para la ley no son terceros: no pueden usarlos para lo suyo.',
      'Cualquier otra transferencia te la avisaremos antes y, cuando haga falta, te pediremos permiso.',
    ],
  },
  {
    id: 'derechos',
    title: 'Tus derechos ARCO y cómo revocar tu consentimiento',
    paragraphs: [
      'Puedes acceder a tus datos, rectificarlos si están mal, cancelarlos cuando ya no hagan falta y oponerte a que los usemos. También puedes revocar el consentimiento que nos diste, o pedir que limitemos su uso o divulgación.',
      `Envía tu solicitud a ${site.privacyEmail}, o entrégala en ${street}, ${neighborhood}, ${city}, con lo siguiente:`,
    ],
    items: [
      'Tu nombre y un domicilio o correo para responderte.',
      'Una copia de tu identificación oficial, y si actúas por otra persona, el documento que lo acredita.',
      'Qué derecho quieres ejercer y sobre qué datos, con claridad.',
      'Cualquier cosa que nos ayude a encontrarlos: el correo de tu cuenta o tu número de orden.',
      'Para rectificar, el dato correcto y un documento que lo respalde.',
    ],
    after: [
      'Te respondemos en un plazo máximo de veinte días hábiles desde que recibimos tu solicitud, y si procede la hacemos efectiva dentro de los quince días hábiles siguientes. Cada plazo puede ampliarse una sola vez por un periodo igual, con una razón que te diremos. Si a tu solicitud le falta algo, te lo pedimos dentro de los cinco días hábiles siguientes.',
      'Es gratis; solo pagarías el envío o las copias si los pides. Si pides acceso, te enviamos tus datos por correo electrónico.',
      'Puede haber datos que debamos conservar por ley, por ejemplo los de una factura: esos se bloquean y se borran cuando vence su plazo. Si tienes cuenta, muchos datos los corriges tú en tu perfil.',
    ],
  },
  {
    id: BROWSER_SECTION,
    title: 'Cookies y lo que guarda tu navegador',
    paragraphs: [
      'Este sitio no usa cookies propias, ni analítica, ni publicidad, ni píxeles de seguimiento. Guarda en tu navegador solo lo que necesita para funcionar, y lo puedes borrar desde su configuración:',
    ],
    items: [
      ['user_token', 'Tu sesión, si entraste a tu cuenta. Se borra cuando cierras sesión.'],
      [
        'Borradores',
        'Tu cotización a medias, con los datos de tu cliente si los escribes, para que no la pierdas si cierras la página. Cada persona que entra ve solo la suya. Al cerrar sesión se quitan los datos de tu cliente; las ventanas te esperan.',
      ],
      ['Favoritos', 'Las telas y los colores que marcas con el corazón, hasta que los quitas.'],
      [
        'Muestras elegidas',
        'Las telas y los colores de los que quieres muestra, hasta que las pides o las quitas.',
      ],
      [
        'Solicitudes enviadas',
        'El folio, el enlace y el total de las últimas cinco cotizaciones que pediste desde aquí, sin tu nombre ni tus datos, para que las encuentres al volver. Se borran con «Quitar de aquí» en el cotizador.',
      ],
      [
        'Tus datos para pedir',
        'Tu nombre, tu teléfono y tu correo, solo si marcas «Recordar mis datos» al pedir una cotización, para no pedírtelos otra vez. Se borran con «Borrar mis datos», en la misma forma, o si pides sin la marca.',
      ],
      [
        'Tu código postal',
        'El que escribes para ver fecha y flete, para no pedírtelo otra vez. Se borra si vacías el campo.',
      ],
      [
        'Cotizaciones por enviar',
        'Las que guardaste sin señal, con el nombre, el teléfono y el correo de tus clientes, hasta que se envían; también el folio, el título y el total de las últimas enviadas. Se borran cuando cierras sesión. Si tu sesión termina sola, se quedan hasta que entras de nuevo; nadie más las ve, y a los 30 días se borran si el navegador lo usa otra persona.',
      ],
      [
        'Tu lista de precios',
        'La última que te enviamos y tu número de usuario, para que cotices sin señal. Se borran cuando tu sesión termina.',
      ],
      [
        'Tus últimas cotizaciones y órdenes',
        'Hasta 50 de cada una, con los datos de tus clientes y cómo firmas tus papeles, para que las leas sin señal. Se borran cuando tu sesión termina.',
      ],
      [
        'Tu margen',
        'El último con el que guardaste una cotización, si vendes con margen, hasta que cierras sesión.',
      ],
      [
        'Formularios a medias',
        'Lo que llevabas escrito si tu sesión termina o la página se recarga antes de que lo guardes, para devolvértelo; también la lista de ventanas o de clientes que estás revisando. Nunca contraseñas. Se borra a los 30 minutos, al cerrar sesión y al cerrar la pestaña.',
      ],
      [
        'Columnas de tus listas',
        'Los encabezados de las últimas listas que subiste y qué era cada columna, para no preguntártelo otra vez; los de tus clientes, hasta que cierras sesión.',
      ],
      ['Apariencia', 'Si elegiste la vista clara u oscura.'],
      [
        'Pendientes apartados',
        'De lo que espera por ti en el panel, lo que ya hiciste o dejaste para mañana.',
      ],
      ['Avisos vistos', 'De lo que espera por ti en el panel, lo que ya viste, hasta que cierras sesión.'],
      ['Vistas de tus listas', 'Los filtros a los que pusiste nombre en el panel, hasta que cierras sesión.'],
      ['Visitas al panel', 'Qué viste la última vez, para señalarte lo nuevo. Solo si tienes cuenta.'],
      [
        'Archivos del sitio',
        'Sus páginas, letras y programas, para que abra sin señal. No llevan datos tuyos.',
      ],
      [
        'Avisos técnicos',
        'La configuración del sitio, si tu sesión terminó sola, cuándo se volvió a cargar la página y un número al azar, para que lo que mandas dos veces llegue una. No llevan datos tuyos.',
      ],
    ],
    after: [
      'Los formularios públicos piden comprobar que eres una persona. Ese servicio lo da un tercero (reCAPTCHA, de Google), se carga solo cuando empiezas a llenar un formulario, recibe tu dirección IP y puede usar sus propias cookies conforme a sus políticas. Si no llenas un formulario, tu navegador no habla con él.',
      'Si pruebas un producto en una foto de tu ventana, la foto se abre y se dibuja en tu dispositivo: no se nos envía ni se guarda, y se olvida cuando cierras la página. No leemos dónde se tomó, y la imagen que guardes no lo lleva.',
      'Si en el mapa de distribuidores compartes tu ubicación, se usa en tu navegador para ordenar la lista y no se nos envía. Si el mapa muestra calles, sus imágenes pueden venir de un proveedor de mapas, que recibe tu dirección IP y la zona que miras.',
    ],
  },
  {
    id: 'seguridad',
    title: 'Cuánto tiempo y cómo los cuidamos',
    paragraphs: [
      'Conservamos tus datos mientras tengas cuenta, cotizaciones vigentes, órdenes o garantía, y después el tiempo que piden las leyes fiscales y mercantiles. Luego se bloquean y se borran.',
      'Viajan cifrados y solo los ve quien los necesita para su trabajo. Si una vulneración afectara de forma significativa tus derechos, te avisaríamos sin demora para que puedas protegerte.',
    ],
  },
  {
    id: 'autoridad',
    title: 'La autoridad que te protege',
    paragraphs: [
      'Si crees que vulneramos tu derecho a la protección de tus datos, o no estás de acuerdo con nuestra respuesta, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, que vigila el cumplimiento de la Ley Federal de Protección de Datos Personales en Posesión de los Particulares. Tienes quince días hábiles desde nuestra respuesta, o desde que venció el plazo para darla.',
    ],
  },
  {
    id: 'cambios',
    title: 'Cambios a este aviso',
    paragraphs: [
      'Si este aviso cambia, publicamos la nueva versión en esta página con su fecha. Si cambian las finalidades o las transferencias, además te escribimos al correo que nos diste antes de que empiece a aplicar.',
    ],
  },
];
