import { expect, it } from 'vitest';
import { addWalked, coverage, setTester, walkedBy } from '#stories/charts/walker/coverage.ts';

it('the coverage of a tester counts only their own walks of that machine', () => {
  setTester('Ana');
  addWalked('session', ['login', 'logout']);
  setTester('Beto');
  addWalked('session', ['login']);
  const kept = coverage.getSnapshot();
  expect(walkedBy(kept, 'session')).toEqual(['login']);
  expect(walkedBy({ ...kept, tester: 'Ana' }, 'session')).toEqual(['login', 'logout']);
  expect(walkedBy(kept, 'captcha')).toEqual([]);
  expect(walkedBy({ ...kept, tester: 'Carla' }, 'session')).toEqual([]);
});
