import '#src/ui/theme/styles.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { watchConsole } from '#tests/support/console-watch.ts';
import { a11y } from './a11y.ts';
import { writePageOnlyWhenRead } from './lazy-dump.ts';
import { beginStory, keepConditions, mocks } from './mocks.ts';
import { scenarioGlobals, scenarioIn, showsPanel, withScenarioPanel } from './scenario-toolbar.tsx';
import { settleAfterEvents } from './settle.ts';
import { viewports } from './viewports.ts';
import { checkViews } from './views.ts';

document.documentElement.lang = 'es-MX';

// A loaded machine's delays say nothing about the screen.
configure({ asyncUtilTimeout: 60_000 });

let unexpectedLines: ReturnType<typeof watchConsole> | null = null;

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  parameters: {
    a11y,
    // Screens have nothing to set: pieces with arguments turn their controls on.
    controls: { disable: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        // Storybook reads this list without running it. By use, and the charts by their group (tested).
        order: [
          'Recorrer los estados',
          'Avance de los recorridos',
          'Máquinas',
          [
            'Sesión',
            'Registro',
            'Recuperar el acceso',
            'Captcha',
            'Configuración',
            'Versión del sitio',
            'Usar sin internet',
            'Cotizador',
            'En tu ventana',
            'Mis precios',
            'Lo que falta',
            'Opiniones',
            'Pedir cotización',
            'Muestras elegidas',
            'Pedir muestras',
            'Cotización compartida',
            'Guardar cotización',
            'Cotización por cambiar',
            'Al carrito',
            'Distribuidores',
            'Cerca de mí',
            'Mensaje',
            'Contadores',
            'Qué sigue',
            'Cuentas por terminar',
            'Novedades',
            'Avisos',
            'Vistas guardadas',
            'Visita',
            'Una cotización',
            'Cotizaciones de la red',
            'Cotizaciones',
            'Varias cotizaciones',
            'Fichas de clientes',
            'Guardar un cliente',
            'Borrar los datos de un cliente',
            'Importar clientes',
            'PDF',
            'Carrito',
            'Carritos de la red',
            'Hacer la orden',
            'Orden rápida',
            'Órdenes',
            'Órdenes de la red',
            'Etapas de una orden',
            'Novedades de una orden',
            'Etapa de una orden',
            'Cambio de una orden',
            'Pago de una orden',
            'Confirmar o anular un pago',
            'Mover en el tablero',
            'Pedidos de muestras',
            'Mandar muestras',
            'Almacén para cortar',
            'Plan de corte',
            'Material de un plan',
            'Usuarios',
            'Alta de usuario',
            'Datos de un usuario',
            'Lugar en el mapa',
            'Roles',
            'Actividad',
            'Inventario de telas',
            'Inventario de galerías',
            'Inventario de motores',
            'Precios de inventario',
            'Por enviar',
            'Buscar o ir a',
            'Pregunta antes de hacer',
            'Demasiados intentos',
            'Archivos de precios',
            'Archivos de catálogos',
            'Archivos de la gaceta',
            'Archivos publicados',
            'Publicar un archivo',
            'Retirar un archivo',
            'Catálogo',
            'Precios',
            'Documento',
            'Datos del perfil',
            'Foto del perfil',
            'Tu marca',
            'Guardar tu marca',
            'Cambiar la contraseña',
            'Cartera',
            'Agregar tarjeta',
            'Estados',
            'Municipios',
          ],
          'Registros',
          'Fallas',
          'Jornadas',
          'Pantallas',
          [
            'storefront',
            [
              'home',
              'cotizador',
              ['pasos', 'ventanas', 'fin'],
              'cotizacion-compartida',
              'catalogo',
              'detalles',
              'distribuidores',
              'contacto',
            ],
            'access',
            ['login', 'autenticacion'],
            'panel',
            [
              'home',
              'listas-cotizaciones',
              'cotizaciones',
              ['una', 'renovar'],
              'listas-mi-carrito',
              'listas-ordenes',
              'ordenes',
              'lista-precios',
              'listas-catalogo',
              'gaceta-promociones',
              'archivos-nuevos',
              'perfil',
              'usuarios',
            ],
          ],
          'Catálogo',
          'Producto',
          'Marcos',
          ['tienda', 'panel', 'sencillo'],
          'Piezas',
          'Diagramas',
          'Herramientas',
          'Demostración',
          'Servidor',
        ],
      },
    },
  },
  ...scenarioGlobals,
  // Decorators of every story; those that only some need (router, services) are the stories' own.
  decorators: [
    withScenarioPanel,
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
  beforeAll: async () => {
    await mocks();
    keepConditions();
    settleAfterEvents();
    writePageOnlyWhenRead();
  },
  beforeEach: async ({ globals, parameters }) => {
    // A walk keeps its state in the frame of its screen: a restart here would remove its token.
    if (parameters['ownWorld'] !== true) {
      await beginStory({ scenario: scenarioIn(globals), keepFaults: showsPanel(globals) });
    }
    const restoreConsole = watchConsole();
    unexpectedLines = restoreConsole;
    return () => {
      restoreConsole();
    };
  },
  afterEach: async (context) => {
    await checkViews(context);
    const lines = unexpectedLines?.() ?? [];
    if (lines.length > 0)
      throw new Error(lines.map(({ level, text }) => `console.${level}: ${text}`).join('\n'));
  },
});
