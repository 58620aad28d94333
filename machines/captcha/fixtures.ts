import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import type { captchaMachine } from './captcha.machine.ts';
import { promises } from './promises.ts';

/** The fake service takes any key. */
export const SITE_KEY = 'llave-de-prueba';

export const captcha: ChartFixtures<typeof captchaMachine> = {
  words: {
    name: 'Captcha',
    about:
      'La casilla «No soy un robot» de un formulario: pedirla, marcarla, que venza, que falle y empezar de nuevo.',
    states: {
      idle: 'Sin pedir',
      loading: 'Cargando',
      'loading.brisk': waitingWords.brisk,
      'loading.slow': waitingWords.slow,
      'loading.endless': waitingWords.endless,
      ready: 'Lista para marcar',
      verified: 'Verificada',
      expired: 'Vencida',
      failed: 'Falló',
    },
    events: {
      'captcha.start': 'Empezar el formulario',
      'captcha.rendered': 'La casilla apareció',
      'captcha.verify': 'Marcar la casilla',
      'captcha.expire': 'Vencer',
      'captcha.fail': 'Fallar',
      'captcha.cancel': 'Cancelar la espera',
      'captcha.reset': 'Reiniciar',
      'captcha.renew': 'Pedir otra verificación',
    },
    invokes: { loadScript: 'Cargar la verificación' },
    actions: {
      tellSolved: 'avisa al formulario que se marcó',
      dropToken: 'olvida la marca',
      tellLapsed: 'avisa al formulario que venció',
      dropWidget: 'quita la casilla',
    },
    guards: {
      hasSiteKey: 'hay llave del servicio',
      lacksWidgetId: 'falta el número de la casilla',
      isDrawn: 'la casilla está dibujada',
    },
  },
  path: '/autenticacion#recuperar',
  within: 'recover',
  starts: [
    { name: 'Con llave del servicio', input: { siteKey: SITE_KEY }, siteKey: SITE_KEY },
    { name: 'Sin llave del servicio', input: { siteKey: null }, siteKey: null },
  ],
  events: {
    'captcha.start': bare,
    'captcha.rendered': [{ name: 'Casilla número 0', value: { widgetId: 0 } }],
    'captcha.verify': [{ name: 'Una respuesta buena', value: { token: 'resuelto' } }],
    'captcha.expire': bare,
    'captcha.fail': bare,
    'captcha.cancel': bare,
    'captcha.reset': [
      { name: 'Casilla número 0', value: { widgetId: 0 } },
      { name: 'Sin número', value: {} },
    ],
    'captcha.renew': bare,
  },
  invokes: {
    loadScript: { asks: 'captcha', answers: [{ name: 'La casilla', value: undefined }] },
  },
  facts: ({ siteKey, widgetId, token }) => [siteKey !== null, widgetId !== null, token !== null],
  automatic: ['captcha.rendered'],
  silent: ['logError'],
  promises,
  outside: ['captcha.rendered', 'captcha.reset', 'captcha.renew'],
};
