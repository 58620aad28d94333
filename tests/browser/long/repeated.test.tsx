import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Entry, Recording } from '#mocks/demo/recording/recording.ts';
import { conditions } from '#mocks/faults/conditions.ts';
import { callDifferences, stepsIn } from '#stories/recorded/comparing.ts';
import { example } from '#stories/recorded/example.ts';
import type { RecordedApp } from '#stories/recorded/recorded-app.ts';
import { RecordedPage } from '#stories/recorded/recorded-page.tsx';
import type { Verdict } from '#stories/recorded/repeat-recording.ts';
import { show } from '../support/show.tsx';

async function repeat(recording: Recording) {
  await page.viewport(1280, 900);
  const { promise, resolve } = Promise.withResolvers<RecordedApp>();
  show(<RecordedPage onApp={resolve} />);
  const app = await promise;
  const verdicts: Verdict[] = [];
  const entries = await app.repeat(recording, (verdict) => {
    verdicts.push(verdict);
  });
  return { verdicts, entries };
}

test('from the login to the order a recording of the demo is repeated without an edit', async () => {
  const { verdicts, entries } = await repeat(example);
  expect(verdicts.filter(({ isLost, missing }) => isLost || missing.length > 0)).toEqual([]);
  expect(verdicts).toHaveLength(stepsIn(example.entries).length);
  expect(callDifferences(example.entries, entries)).toEqual([]);
  const ordered = entries.find((entry) => entry.is === 'answer' && entry.call === 'checkOut');
  expect(ordered).toMatchObject({ reason: null });
});

test('faults that were set by hand, before it and in it, fail the same calls when a recording is repeated', async () => {
  const { beginning, entries: recorded } = example;
  const typing = recorded.findIndex(({ is }) => is === 'act');
  const asked = recorded.findIndex((entry) => entry.is === 'call' && entry.call === 'login');
  const fault = { kind: 'status', status: 503 } as const;
  const set: Entry = { is: 'network', at: 1, network: { latencyMs: 0, faults: { login: fault } } };
  const refused: Entry = {
    is: 'answer',
    at: 1,
    id: 2,
    call: 'login',
    ms: 1,
    status: 503,
    reason: '503',
    body: null,
  };
  const { verdicts, entries } = await repeat({
    ...example,
    beginning: { ...beginning, network: { latencyMs: 0, faults: { states: fault } } },
    entries: [...recorded.slice(0, typing), set, ...recorded.slice(typing, asked + 1), refused],
  });
  expect(verdicts.filter(({ isLost, missing }) => isLost || missing.length > 0)).toEqual([]);
  expect(entries.find((entry) => entry.is === 'answer' && entry.call === 'login')).toMatchObject({
    status: 503,
  });
  expect(conditions.get().faults).toEqual({ login: fault });
});

test('a control that the screen does not have ends a repetition', async () => {
  const gone: Entry = {
    is: 'act',
    at: 1,
    act: { do: 'click', role: 'button', name: 'Un botón de antes', nth: 0 },
  };
  const arrival = example.entries.filter((entry) => entry.is === 'page').slice(0, 1);
  const { verdicts } = await repeat({ ...example, entries: [...arrival, gone, gone] });
  expect(verdicts).toEqual([
    { number: -1, isLost: false, missing: [] },
    { number: 1, isLost: true, missing: [] },
  ]);
});
