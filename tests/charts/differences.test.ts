import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differences, openDrawing } from '#stories/charts/compare/differences.ts';

const pill = (edge: string, guard: string | null, target: string) => ({
  edges: [edge],
  lines: ['Entrar'],
  guard,
  paths: [{ target }],
});

const state = (id: string) => ({ id, title: [id] });

it('two versions of a chart differ in states and transitions, also across formats of their files', () => {
  const before = { views: [{ states: [state('a'), state('b')], pills: [pill('a:go:0', null, 'b')] }] };
  const after = {
    tall: [
      {
        states: [state('a'), state('c')],
        pills: [pill('a:go:0', 'isOpen', 'c'), pill('c:back:0', null, 'a')],
      },
    ],
  };
  const [was, is] = [before, after].map((file) => openDrawing('a', () => JSON.stringify(file)));
  expect(differences(was ?? null, is ?? null)).toEqual([
    '- state b «b»',
    '+ state c «c»',
    '~ transition a:go:0 «Entrar» → b is now «Entrar» [isOpen] → c',
    '+ transition c:back:0 «Entrar» → a',
  ]);
  expect(differences(is ?? null, is ?? null)).toEqual([]);
  expect(
    differences(
      openDrawing('a', () => null),
      is ?? null,
    ).every((line) => line.startsWith('+ ')),
  ).toBe(true);
});

it('a chart that looks as another is read with what it says itself', () => {
  const read = (name: string) => readFileSync(`charts/layout/generated/${name}.json`, 'utf8');
  const other = openDrawing('orders', read);
  expect(other?.states.map(({ id, title }) => [id, title.join(' ')]).slice(0, 2)).toEqual([
    ['orders', 'Órdenes'],
    ['orders.idle', 'Sin pedir'],
  ]);
  expect(other?.pills.flatMap(({ edges }) => edges).every((id) => id.startsWith('orders'))).toBe(true);
});
