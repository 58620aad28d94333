import { describe, expect, it } from 'vitest';
import { callWord } from '#mocks/demo/call-words.ts';
import type { CallName } from '#src/api/contract/index.ts';
import type { MadeCall } from '#stories/charts/stage/noted/calls.ts';
import type { Step } from '#stories/charts/stage/stage-state.ts';
import { changeBetween, verdictOn } from '#stories/charts/walker/report/verdict.ts';

const step = (lines: readonly string[] | null, value = 'open', width = 390): Step => ({
  act: { do: 'send', type: 'press', sample: 0 },
  by: 'chart',
  isSent: false,
  event: { type: 'press' },
  edges: ['door:press:0'],
  value,
  context: {},
  shown: lines && { width, lines, texts: lines.length },
});

const saved = ({ act, by, edges, value, shown }: Step) => ({
  act,
  by,
  text: '',
  edges: [...edges],
  value,
  ...(shown === null ? {} : { shown: { ...shown, lines: [...shown.lines] } }),
});

const verdict = (before: Step, now: Step) =>
  verdictOn({ steps: [saved(before)] }, { steps: [now], calls: [] });

const made = (call: CallName): MadeCall => ({
  ...{ call, after: 0, isHeld: false, input: {} },
  end: { is: 'replied', with: 3 },
});

describe('the verdict on a replay', () => {
  it('is equal only when states, transitions and screen are', () => {
    expect(verdict(step(['Abierta']), step(['Abierta']))).toBe('Repetido: igual.');
    expect(verdict(step(['Abierta']), step(['Abierta'], 'shut'))).toBe('Repetido: distinto desde el paso 1.');
    expect(verdict(step(['Activo: encendido']), step([]))).toContain(
      'la pantalla se ve distinta desde el paso 1: ya no dice «Activo: encendido».',
    );
  });

  it('is not equal when the replay makes a step more', () => {
    const open = step(['Abierta']);
    expect(verdictOn({ steps: [saved(open)] }, { steps: [open, open], calls: [] })).toBe(
      'Repetido: distinto desde el paso 2, que antes no hubo.',
    );
  });

  it('says from where on the screen did not do what it did before', () => {
    const now = { ...step(['Abierta']), isSent: true };
    expect(verdict(step(['Abierta']), now)).toBe(
      'En la pantalla ya no se pudo el paso 1: se mandó su evento. Repetido: igual.',
    );
  });

  it('says which calls were made in one of both, each as often as it is missing', () => {
    const before = step(['Abierta']);
    const walked = { steps: [saved(before)], calls: [made('countCart'), made('login'), made('countCart')] };
    const repeated = { steps: [before], calls: [made('login'), made('countCart'), made('users')] };
    expect(verdictOn(walked, { ...repeated, calls: walked.calls.toReversed() })).toBe('Repetido: igual.');
    expect(verdictOn(walked, repeated)).toBe(
      'Repetido: mismos estados, pero otras llamadas: ya no hace «Contar lo que hay en el carrito»; ' +
        `ahora también hace «${callWord('users')}».`,
    );
  });

  it('says what a call sent before, when it sends something else now; another day or key is the same', () => {
    const before = step(['Abierta']);
    const sending = (input: object): MadeCall => ({ ...made('moveOrder'), input });
    const repeated = (then: object, now: object) =>
      verdictOn(
        { steps: [saved(before)], calls: [sending(then)] },
        { steps: [before], calls: [sending(now)] },
      );
    const on = (day: string, digit: string) => ({ to: 'armado', day, key: digit.repeat(32) });
    expect(repeated(on('2026-11-30', '0'), on('2026-12-01', 'f'))).toBe('Repetido: igual.');
    expect(repeated({ to: 'armado' }, { to: 'revisado' })).toBe(
      `Repetido: mismos estados, pero ya no manda lo mismo: antes «${callWord('moveOrder')}» {"to":"armado"}.`,
    );
  });

  it('says when the screen was not compared', () => {
    expect(verdict(step(null), step(['Abierta']))).toContain('La pantalla no se comparó');
    expect(verdict(step(['Abierta']), step(['Cerrada'], 'open', 1280))).toContain(
      'La pantalla no se comparó',
    );
  });
});

describe('the difference of two screens', () => {
  it('counts equal lines', () => {
    expect(changeBetween(['Activo: encendido', 'Activo: encendido'], ['Activo: encendido'])).toBe(
      'ya no dice «Activo: encendido»',
    );
  });

  it('leaves out the days and hours that passed', () => {
    expect(
      changeBetween(
        ['Martes, 24 de noviembre de 2026', 'Guardado a las 10:05', 'hace 3 minutos'],
        ['Jueves, 3 de diciembre de 2026', 'Guardado a las 9:41', 'hace 2 días'],
      ),
    ).toBe('');
  });

  it('names a few lines and counts the others', () => {
    expect(changeBetween([], ['a', 'b', 'c', 'd', 'e'])).toBe(
      'ahora dice «a»; ahora dice «b»; ahora dice «c»; y 2 más',
    );
  });
});

it('the numbers of a draft in a link are new each time, and no difference', () => {
  const line = (draft: string) => [`Enlace: «https://ejemplo.mx/#v1.${draft}»`];
  expect(changeBetween(line('eyJrZXkiOiIw'), line('ZXkiOiIyOTM0'))).toBe('');
  expect(changeBetween(line('eyJrZXkiOiIw'), ['Enlace: «»'])).not.toBe('');
});
