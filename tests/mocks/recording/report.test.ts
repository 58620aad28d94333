import { describe, expect, it } from 'vitest';
import { plainWording } from '#mocks/demo/recording/entry-text.ts';
import type { Entry, Recording } from '#mocks/demo/recording/recording.ts';
import { reportPage } from '#mocks/demo/recording/report/report-page.tsx';
import { sequenceOf } from '#mocks/demo/recording/report/sequence.ts';
import { wordingOf } from '#mocks/demo/recording/report/words.ts';
import { loggingIn } from '#stories/demo/recorded.ts';

const arrows = (entries: readonly Entry[]) =>
  sequenceOf(entries, plainWording).rows.map(({ from, to, text }) => `${from} > ${to}: ${text}`);

const mark: Entry = { is: 'mark', at: 960, after: 1, severity: 'stops', text: 'No <b>saluda</b>' };

const faulty: Entry = {
  is: 'network',
  at: 955,
  network: { latencyMs: 300, faults: { login: { kind: 'status', status: 500 } } },
};

const recording: Recording = {
  format: 'rollux-grabacion-1',
  tester: 'Ana',
  beginning: {
    at: '2026-11-28T12:00:00.000Z',
    address: '/login',
    scenario: null,
    changes: {},
    stored: {},
    person: null,
    browser: 'Navegador 12',
    width: 390,
    height: 844,
    commit: 'abc123',
  },
  entries: [...loggingIn, faulty, mark],
};

describe('the sequence diagram of a recording', () => {
  it('goes from the person over the screen and its chart to the server, and back to who asked', () => {
    expect(arrows(loggingIn)).toEqual([
      'screen > screen: Página /login',
      'chart session > chart session: Empieza: anonymous.settled',
      'person > screen: Clic en «Entrar»',
      'screen > chart session: session.login',
      'chart session > chart session: authenticating.brisk',
      'chart session > server: Entrar · POST /api/login',
      'server > chart session: bien (200), 48 ms',
      'chart session > chart session: xstate.done.actor.login: authenticated.known',
    ]);
  });

  it('says at the server what the tester set for the calls', () => {
    expect(arrows([faulty])).toEqual([
      'server > server: Red: todas las llamadas, 300 ms más; «Entrar» 500: error del servidor',
    ]);
  });

  it('has no line for a chart that does nothing', () => {
    const idle: Entry = { is: 'start', at: 0, actor: 'x:2', chart: 'version', to: ['resting'] };
    const { lanes } = sequenceOf([idle, ...loggingIn], plainWording);
    expect(lanes.map(({ name }) => name)).toEqual(['Persona', 'Pantalla', 'session', 'Servidor']);
  });

  it('says once what happens several times in a row', () => {
    const act: Entry = { is: 'act', at: 0, act: { do: 'click', role: 'button', name: 'Más', nth: 0 } };
    expect(sequenceOf([act, act, act], plainWording).rows).toMatchObject([{ times: 3 }]);
  });

  it('brings the answer of a number to its newest call, as a reload counts anew', () => {
    const call = (by: string): Entry => ({
      ...{ is: 'call', at: 0, id: 1, call: 'cart', request: 'GET /api/cart', by, body: {} },
    });
    const answer: Entry = {
      ...{ is: 'answer', at: 0, id: 1, call: 'cart', ms: 9, status: 500, reason: '500', body: {} },
    };
    const { rows } = sequenceOf([call('cart'), call('checkOut'), answer], plainWording);
    expect(rows.at(-1)).toMatchObject({ to: 'chart checkOut', tone: 'wrong', text: '500, 9 ms' });
  });
});

describe('the page of a recording', () => {
  it('tells its tester, browser, commit, errors and bodies, and no markup of theirs', () => {
    const page = reportPage(recording, plainWording);
    for (const text of [
      'Ana',
      'Navegador 12',
      'abc123',
      '390 × 844 px',
      'Impide seguir',
      '•••',
      'bien (200)',
      'Red: todas las llamadas, 300 ms más',
    ])
      expect(page).toContain(text);
    expect(page).toContain('No &lt;b&gt;saluda&lt;/b&gt;');
    expect(page).not.toMatch(/<script|src=|href=/);
  });

  it('uses the words of the charts', async () => {
    const words = await wordingOf(loggingIn);
    const { rows, lanes } = sequenceOf(loggingIn, words);
    expect(lanes[2]?.name).toBe('Sesión');
    expect(rows.map(({ text }) => text).join()).not.toMatch(/xstate|authenticat/);
  });
});
