import * as fc from 'fast-check';
import { describe as group, expect, it } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { cleanPath, cleanText } from '#src/app/error-reports/clean-text.ts';
import { describe } from '#src/app/error-reports/describe.ts';
import { createReporter, MOST_REPORTS, type ErrorReport } from '#src/app/error-reports/reporter.ts';
import { RUNS } from '#tests/support/runs.ts';

group('the text of a report', () => {
  it.each([
    "TypeError: Cannot read properties of undefined (reading 'name')",
    "NotFoundError: Failed to execute 'removeChild' on 'Node': the node isn't a child of this node.",
    'TypeError: t.map is not a function',
    'Error: Minified React error #418',
    'users: broken (200)',
  ])('%s stays', (message) => {
    expect(cleanText(message)).toBe(message);
  });

  it.each([
    ['SyntaxError: Unexpected token \'J\', "Juan Pérez"... is not valid JSON', 'Juan Pérez'],
    ["Error: nadie se llama 'Juan Pérez'", 'Juan'],
    ['Error: no route for https://www.rollux.mx/cotizador?cotizacion=abc&correo=juan', 'cotizacion'],
    ['Error: /panel/usuarios?buscar=juan was not found', 'juan'],
    ['Error: juan.perez@ejemplo.mx is taken', 'juan'],
    ['Error: <juan+1@ejemplo.mx>, 81 1234 5678', '5678'],
    ['Error: Bearer 12|AbCdEfGhIjKlMnOpQrStUvWx', 'AbCd'],
    ['Error: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl', 'eyJ'],
    ['Error: card 4111 1111 1111 1111 refused', '1111'],
    ['Error: data:text/plain,juan', 'juan'],
  ])('%s is sent without %s', (message, secret) => {
    const sent = cleanText(message);
    expect(sent).not.toContain(secret);
    expect(sent).toMatch(/^[A-Za-z]+: ?/);
  });

  it('keeps the names of our own files', () => {
    expect(
      cleanText('Failed to fetch dynamically imported module: https://www.rollux.mx/assets/users-B3x9Kq.js'),
    ).toBe('Failed to fetch dynamically imported module: users-B3x9Kq.js');
  });

  it('never contains an e-mail, a token or a query in any field, and is short', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const secret = fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^[A-Za-z0-9]{12}7[A-Za-z0-9]{12}$/),
      fc.webUrl({ withQueryParameters: true }),
      fc.stringMatching(/^[1-9][0-9]{9}$/),
    );
    fc.assert(
      fc.property(fc.array(word), secret, fc.array(word), (before, found, after) => {
        const sent = cleanText([...before, found, ...after].join(' '));
        expect(sent).not.toContain(found);
        expect(sent.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: RUNS },
    );
  });

  it('names a field without the number of its row, and no key that may be data', () => {
    expect(cleanPath('data.317.email')).toBe('data.*.email');
    expect(cleanPath('visits.juan@ejemplo.mx.at')).toBe('visits.*.mx.at');
  });
});

group('a description of what was thrown', () => {
  it('of a reply that cannot be decoded has the call and the paths, each once, and neither values nor bodies', () => {
    const issues = ['data.1.id', 'data.2.id', 'data.2.email', ''].map((path) => ({
      path,
      message: 'expected number, received "Juan"',
    }));
    const error = new ApiError({ kind: 'broken', call: 'users', status: 200, body: { a: 'Juan' }, issues });
    expect(describe(error)).toEqual({
      message: 'users: broken (200)',
      places: [],
      call: 'users',
      paths: ['data.*.id', 'data.*.email', ''],
    });
  });

  it('has places in our scripts, without their host', () => {
    const error = new TypeError('t is null');
    error.stack = [
      'TypeError: t is null',
      '  at x (https://www.rollux.mx/tienda/assets/users-B3x.js:1:20)',
      '  at https://www.rollux.mx/assets/react-1.js:2:3',
      '  at chrome-extension://abc/content.js:1:1',
    ].join('\n');
    expect(describe(error)).toEqual({
      message: 'TypeError: t is null',
      places: ['users-B3x.js:1:20', 'react-1.js:2:3'],
    });
  });

  it.each([['Juan'], [{ name: 'Juan' }], [null], [undefined], [7]])('of %j has only its type', (thrown) => {
    expect(describe(thrown)).toEqual({ message: `thrown: ${typeof thrown}`, places: [] });
  });
});

group('a reporter', () => {
  const begin = () => {
    const sent: ErrorReport[] = [];
    const report = createReporter({
      version: 'index-1.js',
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
    for (let at = 0; at < 50; at += 1) report('error', new Error(`x${String(at)}`));
    expect(sent).toHaveLength(MOST_REPORTS);
  });
});
