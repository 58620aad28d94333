import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TYPED_IS_KEPT_MS } from '#src/config/constants.ts';
import { site } from '#src/config/site.ts';
import { BROWSER_SECTION, notice } from '#src/screens/storefront/aviso-de-privacidad/notice-text.ts';
import { appSources } from '#tests/support/documents/app-sources.ts';

const text = JSON.stringify(notice);

/** The item of the notice that tells of each name under which the code stores something in the browser. */
const items: Readonly<Record<string, string>> = {
  user_token: 'user_token',
  'rollux-persona': 'Tu lista de precios',
  'rollux-precios': 'Tu lista de precios',
  'rollux-cotizaciones-vistas': 'Tus últimas cotizaciones y órdenes',
  'rollux-ordenes-vistas': 'Tus últimas cotizaciones y órdenes',
  'rollux-marca': 'Tus últimas cotizaciones y órdenes',
  'rollux-por-enviar': 'Cotizaciones por enviar',
  'rollux-por-enviar-': 'Cotizaciones por enviar',
  'rollux-cotizacion': 'Borradores',
  'rollux-favoritos': 'Favoritos',
  'rollux-muestras': 'Muestras elegidas',
  'rollux-total': 'Borradores',
  'rollux-enviadas': 'Solicitudes enviadas',
  'rollux-remitente': 'Tus datos para pedir',
  'rollux-entrega': 'Tu código postal',
  'rollux-escrito': 'Formularios a medias',
  'rollux-pendientes': 'Pendientes apartados',
  'rollux-avisos': 'Avisos vistos',
  'rollux-margen': 'Tu margen',
  'rollux-vistas': 'Vistas de tus listas',
  'rollux-columnas': 'Columnas de tus listas',
  'rollux-columnas-clientes': 'Columnas de tus listas',
  'rollux-visitas': 'Visitas al panel',
  'rollux-sesion-terminada': 'Avisos técnicos',
  'rollux-configuracion': 'Avisos técnicos',
  'rollux-reloaded-at': 'Avisos técnicos',
  'rollux-intento': 'Avisos técnicos',
  'rollux ': 'Archivos del sitio',
  'mantine-color-scheme-value': 'Apariencia',
};

const NAMES = /['"`](user_token|mantine-color-scheme-value|rollux[- ][a-z-]*)/g;
const STORES =
  /\b(?:localStorage|presentStorage|workingStorage|sessionStorage|caches|indexedDB|cookieStore|document\.cookie|localStorageColorSchemeManager)\b/;
/** Names that a file takes from where they are declared. */
const TAKEN =
  /\b(?:TOKEN_KEY|PRICES_KEY|QUOTES_KEY|ORDERS_KEY|BRAND_KEY|OUTBOX|DRAFTS|ADOPTED|cacheNames|localStorageColorSchemeManager)\b/;

/** They store nothing themselves: the stores use them. */
const SHARED = [
  'src/api/stored/working-storage.ts',
  'src/api/stored/kept-list.ts',
  'src/api/stored/copies/kept-value.ts',
  'src/api/stored/stored-items.ts',
  'src/api/stored/old-entries.ts',
];

const sources = appSources
  .filter((path) => !SHARED.includes(path))
  .map((path) => ({
    path,
    code: readFileSync(path, 'utf8'),
  }));
const namesIn = (code: string) => [...code.matchAll(NAMES)].flatMap(([, name]) => name ?? []);

describe('the privacy notice', () => {
  test.each([
    ['who answers', site.legalName],
    ['where they are', site.taxAddress.street],
    ['the e-mail address for questions', site.privacyEmail],
    ['that no sensitive data is collected', 'No tratamos datos personales sensibles'],
    ['how to refuse what is voluntary', 'Sin usos voluntarios'],
    ['the rights', 'ARCO'],
    ['the time for an answer', 'veinte días hábiles'],
    ['the time for its effect', 'quince días hábiles siguientes'],
    ['how consent is taken back', 'revocar'],
    ['what the browser keeps', 'user_token'],
    ['how long it keeps what was typed', `${String(TYPED_IS_KEPT_MS / 60_000)} minutos`],
    ['that a photo of a window stays on the device', 'la foto se abre y se dibuja en tu dispositivo'],
    ['the authority of today', 'Secretaría Anticorrupción y Buen Gobierno'],
  ])('says %s', (_, words) => {
    expect(text).toContain(words);
  });

  test('has an item for each name under which the code stores something in the browser, and no other', () => {
    const section = notice.find(({ id }) => id === BROWSER_SECTION);
    const told = (section?.items ?? []).map(([item]) => item);
    expect(new Set(Object.values(items))).toEqual(new Set(told));
    expect(new Set(sources.flatMap(({ code }) => namesIn(code)))).toEqual(new Set(Object.keys(items)));
  });

  test('knows the name that each file stores under', () => {
    const storing = sources.filter(({ code }) => STORES.test(code));
    expect(storing.length).toBeGreaterThan(5);
    const unnamed = storing.filter(({ code }) => namesIn(code).length === 0 && !TAKEN.test(code));
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });

  test('does not name the authority that no longer exists', () => {
    expect(text).not.toMatch(/INAI|IFAI|Instituto Nacional de Transparencia/);
  });

  test('has unique anchors that are valid addresses', () => {
    const ids = notice.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });
});
