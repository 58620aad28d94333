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
  const [was, is] = [before, after].map((file) => openDrawing(JSON.stringify(file)));
  expect(differences(was ?? null, is ?? null)).toEqual([
    '- state b «b»',
    '+ state c «c»',
    '~ transition a:go:0 «Entrar» → b is now «Entrar» [isOpen] → c',
    '+ transition c:back:0 «Entrar» → a',
  ]);
  expect(differences(is ?? null, is ?? null)).toEqual([]);
  expect(differences(openDrawing(null), is ?? null).every((line) => line.startsWith('+ '))).toBe(true);
});
