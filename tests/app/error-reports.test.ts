import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, describe as group, it } from 'vitest';
import { municipalities } from '#mocks/seeds/locations.ts';
import { users } from '#mocks/seeds/users.ts';
import { ApiError } from '#src/api/errors.ts';
import { cleanPath, cleanText, type Known } from '#src/app/error-reports/clean-text.ts';
import { describe } from '#src/app/error-reports/describe.ts';
import { fields, words } from '#src/app/error-reports/known-words.ts';
import { platformNames } from '#src/app/error-reports/platform-names.ts';
import { createReporter, MOST_REPORTS, type ErrorReport } from '#src/app/error-reports/reporter.ts';
import { appSources } from '#tests/support/documents/app-sources.ts';
import { RUNS } from '#tests/support/runs.ts';
import { openApiDocument } from '../../deploy/openapi.document.ts';
import { engineMessages } from './engine-messages.ts';

/** The names of all properties in a document of JSON schemas. */
function fieldsIn(document: object): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value) for (const name of Object.keys(Object(value.properties))) found.add(name);
    Object.values(value).forEach(look);
  };
  look(JSON.parse(JSON.stringify(document)));
  return [...found].toSorted();
}

/** The browser's names in these tests: Node's own, and those of the page's messages. */
const names = platformNames(globalThis);
const pageNames = new Set(
  (
    'Node removeChild insertBefore Storage setItem localStorage Window indexedDB getImageData offsetWidth focus ' +
    'CanvasRenderingContext2D requestIdleCallback ServiceWorker ResizeObserver TrustedHTML'
  ).split(' '),
);
const known: Known = {
  assets: 'https://www.rollux.mx/assets/',
  isPlatformName: (word) => names.has(word) || pageNames.has(word),
};
const clean = (message: string) => cleanText(message, known);

const isListed = (word: string): boolean =>
  /^(?:[a-z$_]|\d{1,3})$/.test(word) ||
  [word, word.charAt(0).toLowerCase() + word.slice(1)].some((one) => words.has(one)) ||
  fields.has(word) ||
  known.isPlatformName(word);

group('the text of a report', () => {
  it.each(engineMessages)('%s stays', (message) => {
    expect(clean(message)).toBe(message);
  });

  it('has every text that our own code throws', () => {
    const thrown = appSources.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /new (?:\w*Error|DOMException)\(\s*(['`])((?:(?!\1)[^\\]|\\.)*)\1/g,
        ),
      ].map(([, , text = '']) => text.replaceAll(/(?:\$\{[^}]*\}+|\\n|\s{2,})+/g, '…')),
    );
    expect(thrown.length).toBeGreaterThan(20);
    for (const text of thrown) expect(clean(text)).toBe(text);
  });

  it('knows the fields of the contract, and no others', () => {
    expect([...fields].toSorted()).toEqual(fieldsIn(openApiDocument()));
  });

  it.each([
    ['SyntaxError: Unexpected token \'J\', "Juan Pérez"... is not valid JSON', 'Juan Pérez'],
    ["Error: nadie se llama 'Juan Pérez'", 'Juan'],
    ['Error: Juan Pérez Garza is not valid', 'Garza'],
    ["TypeError: Cannot read properties of undefined (reading 'Juan')", 'Juan'],
    [`TypeError: t is not a function. (In 't()', 't' is "Juan")`, 'Juan'],
    ['Error: Av. Ruiz Cortines 2140, Col. Mitras, 64320 is no address', 'Cortines'],
    ['Error: Av. Ruiz Cortines 214, Col. Mitras is no address', '214'],
    ['Error: calle_hidalgo is not defined', 'hidalgo'],
    ["Error: O'Farrill-Treviño", 'O'],
    ['Error: 811 234 567 8 is taken', '234'],
    ['Error: /assets/Juan-Perez.txt', 'Juan'],
    ['Error: https://otro.mx/assets/Juan.js', 'Juan'],
    ['Error: no route for https://www.rollux.mx/cotizador?cotizacion=abc&correo=juan', 'cotizacion'],
    ['Error: /panel/usuarios?buscar=juan was not found', 'juan'],
    ['Error: juan.perez@ejemplo.mx is taken', 'juan'],
    ['Error: <juan+1@ejemplo.mx>, 81 1234 5678', '5678'],
    ['Error: Bearer 12|AbCdEfGhIjKlMnOpQrStUvWx', 'AbCd'],
    ['Error: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl', 'eyJ'],
    ['Error: card 4111 1111 1111 1111 refused', '1111'],
    ['Error: data:text/plain,juan', 'juan'],
  ])('%s is sent without %s', (message, secret) => {
    const sent = clean(message);
    expect(sent).not.toContain(secret);
    expect(sent).toMatch(/^[A-Za-z]+: ?/);
  });

  it('keeps the names of our own files', () => {
    const failed = 'Failed to fetch dynamically imported module:';
    expect(clean(`${failed} https://www.rollux.mx/assets/users-B3x9Kq.js`)).toBe(`${failed} users-B3x9Kq.js`);
    expect(clean('Unable to preload CSS for /assets/users-B3x9Kq.css')).toBe(
      'Unable to preload CSS for users-B3x9Kq.css',
    );
  });

  it('holds no name, company or address of anybody whom the fake server knows, wherever it stands', () => {
    const people = users.flatMap(({ name, company, address }) => [name, company ?? '', address ?? '']);
    const typed = [...people, ...municipalities.map(({ name }) => name)].filter((text) => text !== '');
    const message = fc.constantFrom(...engineMessages);
    fc.assert(
      fc.property(fc.constantFrom(...typed), message, fc.nat(), (text, around, at) => {
        const sent = clean(
          `${around.slice(0, at % around.length)} ${text} ${around.slice(at % around.length)}`,
        );
        const left = new Set(sent.match(/[\p{L}\p{N}]+/gu));
        const personal = text.match(/\p{L}{2,}|\d{2,}/gu)?.filter((word) => !around.includes(word)) ?? [];
        expect(personal.filter((word) => left.has(word))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('has only known words, whatever the text is, and is short', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.emailAddress(),
      fc.webUrl({ withQueryParameters: true }),
      fc.stringMatching(/^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]{1,9}$/),
      fc.stringMatching(/^[1-9][0-9]{9}$/),
      fc.constantFrom(...engineMessages),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const sent = clean(parts.join(' '));
        expect(sent.length).toBeLessThanOrEqual(200);
        expect(sent.match(/[\p{L}\p{M}\p{N}_$]+/gu)?.filter((word) => !isListed(word)) ?? []).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('names a field without the number of its row, and no key that is no field', () => {
    expect(cleanPath('data.317.email')).toBe('data.*.email');
    expect(cleanPath('visits.juan@ejemplo.mx.at')).toBe('*.*.*.at');
    expect(cleanPath('families.Juan.name')).toBe('families.*.name');
  });
});

group('the names of a platform', () => {
  it('are those of its classes and their instances, and of no object that a script left there', () => {
    const platform = Object.defineProperty(
      { people: { Juan: 1 }, Juana: 'Pérez', fetch: () => null },
      'Node',
      {
        value: class {
          static from = 1;
          removeChild = 1;
          insertBefore() {}
        },
        enumerable: false,
      },
    );
    expect([...platformNames(platform)]).toEqual(
      expect.arrayContaining(['fetch', 'Node', 'from', 'insertBefore']),
    );
    expect([...platformNames(platform)].filter((name) => /people|Juan|Pérez/.test(name))).toEqual([]);
  });

  it('call no getter', () => {
    const platform = {
      get localStorage(): never {
        throw new Error('blocked');
      },
    };
    expect([...platformNames(platform)]).toEqual(['localStorage']);
  });
});

group('a description of what was thrown', () => {
  it('of a reply that cannot be decoded has the call and the paths, each once, and neither values nor bodies', () => {
    const issues = ['data.1.id', 'data.2.id', 'data.2.email', ''].map((path) => ({
      path,
      message: 'expected number, received "Juan"',
    }));
    const error = new ApiError({ kind: 'broken', call: 'users', status: 200, body: { a: 'Juan' }, issues });
    expect(describe(error, known)).toEqual({
      message: 'users: broken (200)',
      places: [],
      call: 'users',
      paths: ['data.*.id', 'data.*.email', ''],
    });
  });

  it('has places in our scripts, without their host', () => {
    const error = new TypeError('t is null https://www.rollux.mx/assets/Juan.js:1:1');
    error.stack = [
      'TypeError: t is null https://www.rollux.mx/assets/Juan.js:1:1',
      '  at x (https://www.rollux.mx/assets/users-B3x.js:1:20)',
      '  at https://www.rollux.mx/assets/react-1.js:2:3',
      '  at chrome-extension://abc/content.js:1:1',
      '  at https://otro.mx/assets/Juan.js:1:1',
    ].join('\n');
    expect(describe(error, known)).toEqual({
      message: 'TypeError: t is null …',
      places: ['users-B3x.js:1:20', 'react-1.js:2:3'],
    });
  });

  it.each([['Juan'], [{ name: 'Juan' }], [null], [undefined], [7]])('of %j has only its type', (thrown) => {
    expect(describe(thrown, known)).toEqual({ message: `thrown: ${typeof thrown}`, places: [] });
  });
});

group('a reporter', () => {
  const begin = () => {
    const sent: ErrorReport[] = [];
    const report = createReporter({
      version: 'index-1.js',
      known,
      page: () => 'users',
      charts: () => ({ session: { authenticated: 'known' } }),
      send: (one) => sent.push(one),
    });
    return { sent, report };
  };

  it('sends the same failure once', () => {
    const { sent, report } = begin();
    const thrown = new Error('x');
    report('error', thrown);
    report('error', thrown);
    report('route', thrown);
    expect(sent.map(({ kind }) => kind)).toEqual(['error', 'route']);
    expect(sent[0]).toMatchObject({
      page: 'users',
      version: 'index-1.js',
      charts: { session: { authenticated: 'known' } },
    });
  });

  it(`sends at most ${String(MOST_REPORTS)} for each page load`, () => {
    const { sent, report } = begin();
    for (let at = 0; at < 50; at += 1) report('error', new Error(`line ${String(at)}`));
    expect(sent).toHaveLength(MOST_REPORTS);
  });
});
