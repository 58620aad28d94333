import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { markedCharts } from '#stories/charts/progress/charts.ts';
import { COUNTS_KEY, countsIn } from '#stories/charts/progress/counts.ts';
import { allSaid } from '#stories/charts/progress/record.ts';
import {
  addFile,
  addFilm,
  addWalked,
  coverage,
  fileOf,
  judge,
  ownWalks,
  setTester,
} from '#stories/charts/progress/store.ts';
import { addPictures, MOST_CHARACTERS, verdictPictures } from '#stories/charts/progress/verdict-pictures.ts';

const [session] = markedCharts();
if (session === undefined) throw new Error('there is a chart');
const { marks } = session;
const [login = '', logout = ''] = [...marks.keys()];

const NEVER = { mark: '', version: '', at: '' };

const walkedBy = (tester: string) =>
  Object.keys(ownWalks({ ...coverage.getSnapshot(), tester })['session'] ?? {});

it('the coverage of a tester counts only their own walks, and the sidebar counts those of all', () => {
  setTester('Ana');
  addWalked('session', [login, logout], marks);
  setTester('Beto');
  addWalked('session', [login], marks);
  expect(walkedBy('Beto')).toEqual([login]);
  expect(walkedBy('Ana')).toEqual([login, logout]);
  expect(ownWalks(coverage.getSnapshot())['captcha']).toBeUndefined();
  expect(walkedBy('Carla')).toEqual([]);
  const file = fileOf(coverage.getSnapshot());
  addFile({ ...file, tester: 'Carla' });
  expect(walkedBy('Carla')).toEqual([login]);
  const counts = countsIn(localStorage.getItem(COUNTS_KEY) ?? '');
  expect(counts.get('maquinas-sesion--recorrido')).toBe(`2/${String(marks.size)}`);
  expect(counts.get('maquinas-captcha--recorrido')).toMatch(/^0\//);
});

it('a record that cannot be read costs no other one, and stays', () => {
  const key = 'rollux-recorridos-2';
  setTester('Ana');
  addWalked('session', [login], marks);
  const stored = z.parse(
    z.looseObject({ walks: z.looseObject({}) }),
    JSON.parse(localStorage.getItem(key) ?? ''),
  );
  const later = { ...stored, walks: { ...stored.walks, Dora: { session: 7 } } };
  localStorage.setItem(key, JSON.stringify(later));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(walkedBy('Ana')).toContain(login);
  setTester('Beto');
  expect(localStorage.getItem(key)).toContain('"Dora":{"session":7}');
});

it('the first name takes over what was done without one, and another name does not', () => {
  setTester('');
  addWalked('session', [logout], marks);
  setTester('Eva');
  expect(walkedBy('Eva')).toEqual([logout]);
  expect(walkedBy('')).toEqual([]);
  setTester('Félix');
  expect(walkedBy('Félix')).toEqual([]);
});

it('the first name takes over what was said without one, as said by it, and what another tab did without one', () => {
  const key = 'rollux-recorridos-2';
  setTester('');
  judge('session', [login], 'wrong', { marks });
  const { tester, walks } = coverage.getSnapshot();
  const other = { mark: marks.get(logout), version: '1', at: '2026-11-01' };
  const nameless = { session: { ...walks['']?.['session'], [logout]: other } };
  localStorage.setItem(key, JSON.stringify({ tester, walks: { '': nameless } }));
  setTester('Inés');
  expect(walkedBy('Inés').toSorted()).toEqual([login, logout].toSorted());
  expect(ownWalks(coverage.getSnapshot())['session']?.[login]?.judged?.by).toBe('Inés');
  expect(walkedBy('')).toEqual([]);
});

it('a page without a name goes on under the one that was typed in another tab', () => {
  const key = 'rollux-recorridos-2';
  setTester('');
  addWalked('session', [login], marks);
  localStorage.setItem(key, JSON.stringify({ tester: 'Jimena', walks: {} }));
  addWalked('session', [logout], marks);
  expect(walkedBy('Jimena').toSorted()).toEqual([login, logout].toSorted());
  setTester('Karla');
  localStorage.setItem(key, JSON.stringify({ tester: 'Luis', walks: {} }));
  addWalked('session', [login], marks);
  expect(walkedBy('Karla')).toEqual([login]);
  expect(localStorage.getItem(key)).toContain('"tester":"Luis"');
});

it('a second name counts only what is walked after it, until the film begins again', () => {
  setTester('Mara');
  addFilm('session', [], marks);
  addFilm('session', [login], marks);
  setTester('Nora');
  addFilm('session', [login, logout], marks);
  expect(walkedBy('Nora')).toEqual([logout]);
  addFilm('session', [], marks);
  addFilm('session', [login], marks);
  expect(walkedBy('Nora').toSorted()).toEqual([login, logout].toSorted());
});

it('what another tab walks colours nothing here, and both are kept', () => {
  const key = 'rollux-recorridos-2';
  setTester('Gabi');
  addWalked('session', [login], marks);
  const text = localStorage.getItem(key) ?? '';
  const stored = z.parse(z.looseObject({ walks: z.record(z.string(), z.unknown()) }), JSON.parse(text));
  const mine = ownWalks(coverage.getSnapshot())['session']?.[login];
  const both = { session: { [login]: mine, [logout]: { ...mine, mark: marks.get(logout) } } };
  localStorage.setItem(key, JSON.stringify({ ...stored, walks: { ...stored.walks, Gabi: both } }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(walkedBy('Gabi')).toEqual([login]);
  judge('session', [login], 'right', { marks });
  expect(walkedBy('Gabi')).toEqual([login]);
  expect(ownWalks(coverage.getSnapshot())['session']?.[login]?.judged).toMatchObject({
    is: 'right',
    by: 'Gabi',
  });
  expect(localStorage.getItem(key)).toContain(`"${logout}"`);
});

it('the sidebar marks a chart when all of it was judged and found right, not when it was passed', () => {
  setTester('Hugo');
  const all = [...marks.keys()];
  addWalked('session', all, marks);
  const badge = () => countsIn(localStorage.getItem(COUNTS_KEY) ?? '').get('maquinas-sesion--recorrido');
  expect(badge()).toBe(`${String(all.length)}/${String(all.length)}`);
  judge('session', all, 'right', { marks });
  expect(badge()).toBe(`${String(all.length)}/${String(all.length)} ✓`);
});

const PICTURE = 'data:image/webp;base64,UklGRg==';

it('B157: a verdict keeps the picture of its step, in the file too, also once it is taken back', async () => {
  setTester('Irma');
  judge('session', [login, logout], 'wrong', { marks, takePicture: () => Promise.resolve(PICTURE) });
  judge('session', [login], 'open', { marks });
  const saidOf = (id: string) => allSaid(ownWalks(coverage.getSnapshot())['session']?.[id] ?? NEVER);
  expect(saidOf(login).map(({ is }) => is)).toEqual(['wrong', 'open']);
  const [{ picture = '' } = {}] = saidOf(login);
  expect(saidOf(logout).map((said) => said.picture)).toEqual([picture]);
  await expect.poll(() => verdictPictures()[picture]).toBe(PICTURE);
  expect(fileOf(coverage.getSnapshot()).pictures).toEqual({ [picture]: PICTURE });
});

it('B157: a verdict whose picture cannot be taken says that there is none', async () => {
  setTester('Julia');
  judge('session', [login], 'right', { marks, takePicture: () => Promise.reject(new Error('no screen')) });
  const { picture = '' } = ownWalks(coverage.getSnapshot())['session']?.[login]?.judged ?? {};
  await expect.poll(() => verdictPictures()[picture]).toBe('');
  expect(fileOf(coverage.getSnapshot()).pictures).toBeUndefined();
});

it('B157: the oldest pictures go when there are too many, whichever was added last', () => {
  const large = `${PICTURE}${'A'.repeat(MOST_CHARACTERS / 3)}`;
  addPictures({ '2026-11-03 session': large, '2026-11-04 session': large });
  addPictures({ '2026-11-01 session': large });
  const names = Object.keys(verdictPictures());
  expect(names).toContain('2026-11-03 session');
  expect(names).not.toContain('2026-11-01 session');
  expect(JSON.stringify(verdictPictures()).length).toBeLessThan(MOST_CHARACTERS * 1.1);
});
