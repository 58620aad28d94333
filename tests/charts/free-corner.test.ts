import { expect, it } from 'vitest';
import { freeCorner } from '#charts/chart/viewport/free-corner.ts';

const pane = 100;
const own = 20;

const corner = (labels: Parameters<typeof freeCorner>[0]) =>
  freeCorner(labels, ({ isRight, isBottom }) => ({
    x: isRight ? pane - own : 0,
    y: isBottom ? pane - own : 0,
    w: own,
    h: own,
  }));

it('the map of a drawing goes where it covers no label, and nowhere else', () => {
  const small = { w: 5, h: 5 };
  const [bottomRight, bottomLeft] = [
    { x: 90, y: 90, ...small },
    { x: 5, y: 90, ...small },
  ];
  expect(corner([])).toBe('end end');
  expect(corner([bottomRight])).toBe('end start');
  expect(corner([bottomRight, bottomLeft])).toBe('start end');
  expect(corner([{ x: 0, y: 0, w: pane, h: pane }])).toBe('none');
});
