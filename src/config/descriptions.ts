import type { RouteId } from './routes.ts';

/** One sentence a public route, for search engines; only the build needs them. */
export const descriptions: Partial<Readonly<Record<RouteId, string>>> = {
  home: 'Persianas enrollables, toldos, telas y motorización hechos a la medida de tu ventana, con un distribuidor cerca de ti.',
  about: 'Quiénes somos y cómo fabricamos en México persianas y toldos a la medida.',
  dealers: 'Encuentra al distribuidor Rollux más cercano: teléfono, WhatsApp y cómo llegar.',
  motorization: 'Motores, controles y sensores para mover tus persianas y toldos sin esfuerzo.',
  blinds: 'Enrollables, sheer elegance, romanas, verticales, panel japonés y horizontales, a la medida.',
  awnings: 'Toldos de brazos retráctiles, verticales, capotas y pérgolas para terraza, balcón y negocio.',
  awningModels: 'Los modelos de cada tipo de toldo, con sus medidas y usos.',
  awningModel: 'Medidas, proyección y telas de este modelo de toldo.',
  fabrics: 'Blackout, screen, traslúcidas y decorativas: las telas de cada persiana.',
  contact: 'Escríbenos, llámanos o visítanos: con gusto te ayudamos a cubrir tu ventana.',
  awningCatalog: 'Las telas y colores disponibles para cada modelo de toldo.',
  catalog: 'Telas y colores de nuestras persianas, con su código y precio desde.',
  blindDetails: 'Colores, composición, apertura y medidas de esta persiana.',
  awningDetails: 'Colores, lona y medidas de este toldo.',
  quoter: 'Mide tu ventana y conoce el precio de tu persiana o toldo en menos de un minuto.',
  privacy: 'Cómo cuidamos y usamos tus datos personales.',
  login: 'Entra a tu cuenta para ver tus cotizaciones, órdenes y carrito.',
  access: 'Crea tu cuenta o recupera el acceso por correo.',
  standaloneQuoter: 'Mide tu ventana y conoce el precio de tu persiana o toldo en menos de un minuto.',
};
