import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '#src/config/config-error.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import { RUNS } from '#tests/support/runs.ts';

function errorOf(content: unknown): ConfigError {
  try {
    decodeRuntimeConfig(content);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new TypeError('it was decoded');
}

/** Keys of the decoded configuration, or those that an error names. @throws anything but a ConfigError */
function keysOf(content: unknown): readonly string[] {
  try {
    return Object.keys(decodeRuntimeConfig(content));
  } catch (error) {
    if (error instanceof ConfigError) return error.keys;
    throw error;
  }
}

const defaults = {
  apiHost: '',
  recaptchaSiteKey: null,
  mapTiles: null,
  cardField: null,
  assumedApi: true,
  errorReports: null,
  policyReports: null,
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
};

describe('config.json', () => {
  it('needs no key: every key has a default (F11, F12, F13, F14, F15, F16, F17, F23, F24)', () => {
    expect(decodeRuntimeConfig({})).toEqual(defaults);
  });

  it('may set every key', () => {
    const content = {
      apiHost: 'https://api.rollux.mx',
      recaptchaSiteKey: 'llave',
      mapTiles: { url: 'https://tiles.ejemplo.mx/{z}/{x}/{y}.png', attribution: '© quien las hizo' },
      cardField: { url: 'https://pagos.ejemplo.mx/tarjeta?tienda=1', origin: 'https://pagos.ejemplo.mx' },
      assumedApi: false,
      errorReports: 'https://errores.ejemplo.mx/tienda',
      policyReports: 'https://politica.ejemplo.mx/csp?sitio=1',
      currency: 'USD',
      timeZone: 'America/Tijuana',
    };
    expect(decodeRuntimeConfig(content)).toEqual(content);
  });

  it('keeps unknown keys (F18)', () => {
    expect(decodeRuntimeConfig({ release: '2026-11', nested: { a: [1] } })).toEqual({
      ...defaults,
      release: '2026-11',
      nested: { a: [1] },
    });
  });

  it.each([
    ['', ''],
    ['https://api.rollux.mx', 'https://api.rollux.mx'],
    ['https://api.rollux.mx/', 'https://api.rollux.mx'],
    ['http://localhost:4010', 'http://localhost:4010'],
  ])('reads the API host %j as %j', (written, read) => {
    expect(decodeRuntimeConfig({ apiHost: written }).apiHost).toBe(read);
  });

  it.each([
    ['apiHost', ['api.rollux.mx', 'ftp://api.rollux.mx', '//api.rollux.mx', 'https://', ' ', null, 7, {}]],
    [
      'apiHost',
      [
        'https://api.rollux.mx?x=1',
        'https://api.rollux.mx/v1',
        'https://a:b@api.rollux.mx',
        'javascript:alert(1)',
      ],
    ],
    ['recaptchaSiteKey', [7, true, {}]],
    ['mapTiles', ['https://tiles.ejemplo.mx', 7, []]],
    ['cardField', ['https://pagos.ejemplo.mx', 7, []]],
    ['assumedApi', ['true', 1, null]],
    ['errorReports', ['/errores', 'errores.ejemplo.mx', 'javascript:alert(1)', '', true]],
    ['policyReports', ['/csp', 'ftp://ejemplo.mx', '', 7]],
    ['currency', ['mxn', 'pesos', '', null, 7]],
    ['timeZone', [7, null, {}, 'Marte/Olympus', '']],
  ])('is refused with the key %s when its value is invalid (F19)', (key, values) => {
    for (const value of values) {
      const error = errorOf({ [key]: value });
      expect(error.keys, `${key}: ${JSON.stringify(value)}`).toEqual([key]);
      expect(error.message).toContain(`${key}: `);
    }
  });

  it('is refused with the full path of a nested key', () => {
    expect(errorOf({ mapTiles: { url: 'https://tiles.ejemplo.mx' } }).keys).toEqual(['mapTiles.attribution']);
  });

  it.each([
    ['url', ['/tarjeta.html', 'javascript:alert(1)', 'ftp://pagos.ejemplo.mx', '', null]],
    ['origin', ['pagos.ejemplo.mx', '*', 'null', '', 'https://pagos.ejemplo.mx/tarjeta', null]],
  ])('is refused with the %s of the card field when its value is invalid', (key, values) => {
    const good = { url: 'https://pagos.ejemplo.mx/tarjeta', origin: 'https://pagos.ejemplo.mx' };
    for (const value of values) {
      expect(errorOf({ cardField: { ...good, [key]: value } }).keys, String(value)).toEqual([
        `cardField.${key}`,
      ]);
    }
  });

  it('normalizes the origin of the card field as browsers do', () => {
    const cardField = { url: 'https://pagos.ejemplo.mx/t', origin: 'https://Pagos.ejemplo.mx:443/' };
    expect(decodeRuntimeConfig({ cardField }).cardField?.origin).toBe('https://pagos.ejemplo.mx');
  });

  it('is refused with all invalid keys', () => {
    expect(errorOf({ apiHost: 7, currency: 'x', timeZone: 'America/Tijuana' }).keys).toEqual([
      'apiHost',
      'currency',
    ]);
  });

  it.each([null, undefined, 7, 'HTML', [], true])(
    "that is %j as a whole is refused by the file's name",
    (content) => {
      expect(errorOf(content).keys).toEqual(['']);
    },
  );

  it('with any content is decoded or refused with a ConfigError', () => {
    const contents = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          apiHost: fc.oneof(fc.webUrl(), fc.string()),
          currency: fc.string(),
          timeZone: fc.string(),
          assumedApi: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(contents, (content) => {
        expect(keysOf(content)).not.toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
