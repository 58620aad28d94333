import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actIn, codeOf, isSameAct, type Act } from '#stories/charts/fixtures/act.ts';
import { callFailures } from '#stories/charts/fixtures/outcome.ts';
import { jsonOf, plainName } from '#tests/support/json.ts';

/** Names like those of charts, with dots between words. */
const word = fc.stringMatching(/^[a-zA-Z][a-zA-Z\d]{0,9}$/);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('.'));
const number = fc.integer({ min: 0, max: 99 });
/** A payload that JSON can hold, without __proto__, which decoders drop on purpose. */
const texts = fc.string({ unit: 'grapheme' }).filter((text) => text !== '__proto__');
const payload = fc.dictionary(plainName(texts), jsonOf(texts));

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('send' as const), type: name, sample: number }),
  fc.record({ do: fc.constant('send own' as const), type: name, payload }),
  fc.record({
    do: fc.constant('answer' as const),
    invoke: word,
    with: fc.oneof(number, fc.constantFrom(...callFailures)),
  }),
  fc.record({ do: fc.constant('wait' as const), timer: name }),
  fc.record({ do: fc.constant('hold' as const), call: word, on: fc.boolean() }),
  fc.record({
    do: fc.constant('release' as const),
    call: word,
    with: fc.constantFrom('usual' as const, ...callFailures),
  }),
  fc.record({ do: fc.constant('follow' as const), record: fc.string({ unit: 'grapheme' }) }),
);

describe('the code of an act', () => {
  it('decodes to the act that was encoded', () => {
    fc.assert(
      fc.property(acts, (act) => {
        expect(actIn(codeOf(act))).toEqual(act);
      }),
    );
  });

  it('contains only letters, digits, hyphens and underscores', () => {
    fc.assert(
      fc.property(acts, (act) => {
        expect(codeOf(act)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('keeps any text that a person types', () => {
    const act: Act = {
      do: 'send own',
      type: 'form.submit',
      payload: { values: { name: 'Íñigo Ñuñez 🏠 "X" \\ &=;', email: '' } },
    };
    expect(actIn(codeOf(act))).toEqual(act);
  });

  it.each<[Act, string]>([
    [{ do: 'send', type: 'session.login', sample: 0 }, 'send-session-login-0'],
    [{ do: 'answer', invoke: 'login', with: '500' }, 'answer-login-500'],
    [{ do: 'answer', invoke: 'login', with: 1 }, 'answer-login-1'],
    [{ do: 'wait', timer: 'xstate.after.slowAfter.a.b' }, 'wait-xstate-after-slowAfter-a-b'],
  ])('encodes %o as its code', (act, code) => {
    expect(codeOf(act)).toBe(code);
  });

  it('decodes any text to null or to a valid act', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const act = actIn(text);
        expect(act === null ? null : actIn(codeOf(act))).toEqual(act);
      }),
    );
  });

  it.each([
    '',
    '-',
    'send',
    'send-session-login',
    'send-session-login-x',
    'send-session-login-1.5',
    'own-form-submit-zz',
    'own-form-submit-7b',
    'own-form-submit-5b5d',
    'own-form-submit-6e756c6c',
    'answer-login-418',
    'answer-login-',
    'jump-somewhere-0',
  ])('decodes the invalid code %o to null', (code) => {
    expect(actIn(code)).toBeNull();
  });
});

describe('isSameAct', () => {
  it('holds when type and content are equal', () => {
    const act: Act = { do: 'answer', invoke: 'login', with: 0 };
    expect(isSameAct(act, { ...act })).toBe(true);
    expect(isSameAct(act, { ...act, with: 1 })).toBe(false);
    expect(isSameAct(act, { ...act, with: '401' })).toBe(false);
  });
});
