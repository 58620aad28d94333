import { describe, expect, it } from 'vitest';
import { graphOf } from '#charts/graph/graph.ts';
import { doneOf, type DoneAct } from '#stories/charts/fixtures/act.ts';
import { readReport } from '#stories/charts/fixtures/report.ts';
import { walkCode, walkIn } from '#stories/charts/fixtures/walk-code.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { NOTHING, type Step } from '#stories/charts/stage/stage-state.ts';
import { exportedTest } from '#stories/charts/walker/report/exported-test/exported-test.ts';
import { gherkinOf, stepsCsv } from '#stories/charts/walker/report/exports.ts';
import { reportPage } from '#stories/charts/walker/report/report-page.ts';
import { reportFile, reportText } from '#stories/charts/walker/report/report-text.ts';
import { refusedStep } from '#tests/support/charts/refused-step.ts';
import { version } from '../../package.json';

const typed: DoneAct = {
  act: {
    do: 'send own',
    type: 'session.login',
    payload: { email: 'otra@correo.mx', password: 'muy-secreta' },
  },
  by: 'screen',
};
const refused = doneOf(refusedStep);

const step = ({ act, by }: DoneAct): Step => ({ ...refusedStep, act, by });

const passed = {
  call: 'countCart' as const,
  isHeld: false,
  input: {},
  end: { is: 'replied' as const, with: 3 },
};

const chart = walkable('session');
const walked = {
  chart,
  graph: graphOf(chart.machine),
  start: 0,
  state: {
    ...NOTHING,
    steps: [typed, refused].map(step),
    calls: [
      { ...passed, after: 0 },
      { ...passed, after: 1 },
      {
        call: 'login' as const,
        after: 1,
        isHeld: true,
        input: { email: 'ana@correo.mx', password: '•••' },
        end: { is: 'failed' as const, with: { kind: 'unauthorized', status: 401 } },
      },
    ],
    said: [{ level: 'error' as const, text: 'Algo falló', after: 2 }],
    pages: [{ address: '/login', after: 0 }],
  },
  error: { expected: 'Un aviso', actual: 'Nada' },
};

describe('a report', () => {
  const text = reportText(walked, 'https://ejemplo.mx');

  it('says what was typed, without secrets, and who did each step', () => {
    expect(text).toContain(
      '1. «Entrar» con datos propios (email «otra@correo.mx», password «•••») (en la pantalla) →',
    );
    expect(text).toContain('2. A «Comprobar la contraseña» el servidor responde 401 →');
    expect(text).not.toContain('muy-secreta');
  });

  it('B157: says what the tester said of each step, with its picture in the page', () => {
    const [edge = ''] = walked.graph.edges.map(({ id }) => id);
    const name = '2026-11-21T18:00:00.000Z session';
    const about = { mark: 'a', version: '0.1.0', at: '2026-11-21T18:00:00.000Z', by: 'Ana', picture: name };
    const whole = {
      ...walked,
      state: {
        ...walked.state,
        steps: walked.state.steps.map((one, at) => ({ ...one, edges: at === 0 ? [edge] : [] })),
      },
      judged: new Map([[edge, { ...about, is: 'wrong' as const }]]),
      pictures: { [name]: 'data:image/webp;base64,UklGRg==' },
    };
    expect(reportText(whole, '')).toMatch(/^1\. .+ \[✘ Está mal: Ana, 21 nov 2026, .+, versión 0\.1\.0\]$/m);
    expect(reportText(whole, '')).toMatch(/^2\. .+[^\]]$/m);
    expect(readReport(JSON.stringify(reportFile(whole)))).toMatchObject({
      steps: [{ verdict: expect.stringMatching(/^✘ Está mal: Ana/) }, {}],
    });
    expect(reportPage(whole, '')).toContain(
      '<img src="data:image/webp;base64,UklGRg==" alt="La pantalla que se juzgó">',
    );
  });

  it('says what was expected, what happened, and which calls nobody held', () => {
    expect(text).toContain('Esperaba: Un aviso\nPasó: Nada\nImagen de la pantalla: no se pudo tomar');
    expect(text).toContain(
      'Contestó el servidor de muestra, sin retener: Contar lo que hay en el carrito (2 veces)',
    );
  });

  it('says every call with its bodies, the pages, and the lines of the console', () => {
    expect(text).toContain('Llamada tras el paso 0: countCart {} → respondió 3');
    expect(text).toContain(
      'Llamada tras el paso 1: login {"email":"ana@correo.mx","password":"•••"} → falló con {"kind":"unauthorized","status":401}',
    );
    expect(text).toContain('Página tras el paso 0: /login');
    expect(text).toContain('Consola tras el paso 2: error: Algo falló');
    const { calls, said, pages } = walked.state;
    expect(readReport(JSON.stringify(reportFile(walked)))).toMatchObject({ calls, said, pages });
  });

  it('says who walked what, when, where, on which build, and how bad the error is', () => {
    const about = {
      tester: 'Ana',
      at: '2026-11-27T18:00:00.000Z',
      browser: 'Firefox 150',
      commit: '0123456789ab',
      record: 'Orden P-1042',
      address: '/ordenes?estado=entregado',
      width: 390,
      height: 844,
      window: { width: 1440, height: 1000 },
    };
    const whole = { ...walked, about, error: { ...walked.error, severity: 'stops' as const } };
    const said = reportText(whole, '');
    expect(said).toContain(
      'Quién y cuándo: Ana, 2026-11-27T18:00:00.000Z\nDónde: Firefox 150, pantalla de 390 × 844 px\n' +
        'Ventana: 1440 × 1000 px\nCommit: 0123456789ab\nSe trata de: Orden P-1042\n' +
        'Página: /ordenes?estado=entregado',
    );
    expect(said).toContain('Gravedad: Impide seguir');
    expect(readReport(JSON.stringify(reportFile(whole)))).toMatchObject({
      about,
      error: { severity: 'stops' },
    });
  });

  it('has the picture of each step that has one', () => {
    const url = 'data:image/webp;base64,UklGRg==';
    const [first, second] = walked.state.steps;
    if (first === undefined || second === undefined) throw new Error('the walk has two steps');
    const steps: readonly Step[] = [
      { ...first, picture: { is: 'missing', why: 'next' } },
      { ...second, picture: { is: 'there', url } },
    ];
    const file = readReport(JSON.stringify(reportFile({ ...walked, state: { ...walked.state, steps } })));
    if (typeof file === 'string') throw new Error(file);
    expect(file.steps.map(({ picture }) => picture)).toEqual([undefined, url]);
  });

  it('is read again from its file, with its version and the error', () => {
    const file = readReport(JSON.stringify(reportFile(walked)));
    expect(file).toMatchObject({ version, error: walked.error, steps: [{ by: 'screen' }, { by: 'chart' }] });
  });

  it('shows the picture of the screen, which is in its file too', () => {
    const error = { ...walked.error, expected: '<b>', picture: 'data:image/png;base64,AAAA' };
    const said = reportText({ ...walked, error }, 'https://ejemplo.mx');
    expect(said).toContain('Imagen de la pantalla: va incluida');
    expect(readReport(JSON.stringify(reportFile({ ...walked, error })))).toMatchObject({ error });
    const elsewhere = { ...error, picture: 'https://otro.mx/espia.png' };
    expect(readReport(JSON.stringify(reportFile({ ...walked, error: elsewhere })))).toBe(
      'El archivo no es un recorrido: revisa «error.picture».',
    );
  });

  it('is a page that needs no other file, with all that was sent and what came back', () => {
    const error = {
      expected: '<b>',
      actual: 'Nada',
      severity: 'looks' as const,
      picture: 'data:image/png;base64,AAAA',
    };
    const whole = reportPage({ ...walked, error }, 'https://ejemplo.mx');
    expect(whole).toContain('<dt>Esperaba</dt><dd>&lt;b&gt;</dd>');
    expect(whole).toContain('<dt>Gravedad</dt><dd>Solo se ve o se lee mal</dd>');
    expect(whole).toContain('<img src="data:image/png;base64,AAAA"');
    expect(whole).toContain('Llamada <b>login</b>, falló con');
    expect(whole).toContain('&quot;email&quot;: &quot;ana@correo.mx&quot;');
    expect(whole).toContain('Consola, error: Algo falló');
    expect(whole).not.toContain('muy-secreta');
    expect(whole).not.toMatch(/<(?:script|link)|https?:\/\/(?!ejemplo\.mx)/);
  });

  it('says what a person did on the screen, and what came after the last step', () => {
    const click = { do: 'click' as const, role: 'button', name: 'Entrar', nth: 0 };
    const field = { role: 'textbox', name: 'Correo', nth: 0 };
    const hand = [
      { do: 'fill' as const, ...field, text: 'ana@correo.mx' },
      { ...click, do: 'focus' as const },
      click,
    ];
    const state = { ...walked.state, steps: [{ ...step(typed), hand }], hand: [{ ...click, name: 'Ayuda' }] };
    const said = reportText({ ...walked, state }, '');
    expect(said).toContain('(en la pantalla: Escribe «ana@correo.mx» en «Correo»; Clic en «Entrar») →');
    expect(said).toContain('Después, en la pantalla: Clic en «Ayuda»');
    const file = readReport(JSON.stringify(reportFile({ ...walked, state })));
    expect(file).toMatchObject({ steps: [{ hand }], after: state.hand });
  });

  it('is also read from a file that does not say who did a step', () => {
    const { steps, ...file } = reportFile(walked);
    const old = { ...file, steps: steps.map((one) => ({ ...one, by: undefined })) };
    expect(readReport(JSON.stringify(old))).toMatchObject({ steps: [{ by: 'chart' }, { by: 'chart' }] });
  });
});

describe('a walk for other programs', () => {
  const click = { do: 'click' as const, role: 'button', name: 'Entrar', nth: 0 };
  const hand = [{ ...click, do: 'fill' as const, name: 'Correo', text: '=ana@correo.mx' }, click];
  const state = { ...walked.state, steps: [{ ...step(typed), hand }, step(refused)] };

  it('is a scenario in Spanish of what a person does, and where that leads', () => {
    const said = gherkinOf({ ...walked, state });
    expect(said).toMatch(/^# language: es\nCaracterística: Sesión\n/);
    expect(said).toContain(
      '    Cuando Escribe «=ana@correo.mx» en «Correo»\n    Y Clic en «Entrar»\n    Entonces queda en «',
    );
    expect(said).toContain('    Cuando A «Comprobar la contraseña» el servidor responde 401\n');
    expect(said).not.toContain('muy-secreta');
  });

  it('is a test of Playwright that does the same by role and name, and looks where each step leads', () => {
    const field = { role: 'textbox', name: 'Contraseña', nth: 0 };
    const seen = [
      { ...click, do: 'focus' as const, ...field },
      { ...field, do: 'fill' as const, text: "aa'a\n" },
      { ...field, do: 'press' as const, key: 'Enter' },
      { ...click, nth: 1 },
    ];
    const shown = { width: 390, lines: ['Entra', '3 de mayo', 'Espera', 'Entrar: no disponible'], texts: 3 };
    const steps = [{ ...step(typed), hand: seen, shown }, step(refused)];
    const text = exportedTest({
      ...walked,
      state: { ...state, steps, shownFirst: { width: 390, lines: ['Entra'], texts: 1 } },
    });
    expect(text.slice(text.indexOf('await test.step')))
      .toBe(`await test.step('1. «Entrar» con datos propios (email «otra@correo.mx», password «•••»)', async () => {
    await field(screen, 'Contraseña').first().fill('aa\\'a\\n');
    await screen.getByRole('button', { name: 'Entrar', exact: true }).nth(1).click();
    await expect(chart.getByText('Sesión: Nadie ha entrado, Visitante', { exact: true })).toBeAttached();
    await expect(shown).toContainText('Espera', { useInnerText: true });
  });

  await test.step('2. A «Comprobar la contraseña» el servidor responde 401', async () => {
    await world.getByRole('group', { name: 'Comprobar la contraseña', exact: true }).getByRole('button', { name: 'Responde 401', exact: true }).click();
    await expect(chart.getByText('Sesión: Nadie ha entrado, Visitante', { exact: true })).toBeAttached();
  });
});
`);
  });

  it('is a table with a row per step', async () => {
    const text = await (await stepsCsv({ ...walked, state })).text();
    const [heading, ...rows] = text.trim().split('\r\n');
    expect(heading).toContain('Paso,Acción,Efecto,Resultado esperado');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^1,Escribe «=ana@correo\.mx» en «Correo»; Clic en «Entrar»,/);
  });
});

it('a walk in the address keeps who did each step', () => {
  const walk = { start: 1, acts: [typed, refused] };
  expect(walkIn(walkCode(walk))).toEqual(walk);
  const click = { do: 'click' as const, role: 'button', name: 'Año «nuevo»', nth: 2 };
  const seen = {
    ...walk,
    acts: [
      { ...typed, hand: [click, click] },
      { ...typed, hand: [] },
    ],
    after: [click],
  };
  expect(walkIn(walkCode(seen))).toEqual(seen);
  expect(walkCode(seen)).toMatch(/^[\w-]+$/);
  expect(walkIn('0_send-session-login-0').acts).toEqual([
    { act: { do: 'send', type: 'session.login', sample: 0 }, by: 'chart' },
  ]);
});
