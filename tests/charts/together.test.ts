import { expect, it } from 'vitest';
import { brokenCopies } from '#stories/charts/promises/broken-copies.ts';
import { framesOf } from '#stories/charts/promises/frames.ts';
import { chartsTogether, checkTogether } from '#stories/charts/promises/together.ts';

it('the session, the cart and a quote keep their promises together, whatever happens in each', () => {
  const { places, steps, broken, untried } = checkTogether(chartsTogether);
  console.log(`session, cart and quote together: ${String(places)} places, ${String(steps)} steps`);
  expect(broken).toEqual([]);
  expect(untried, 'promises about what never happens').toEqual([]);
});

it('a session that tells nobody of its end leaves the cart open: its shortest walk shows it', () => {
  const { charts, findWalk } = brokenCopies.together;
  const walk = findWalk();
  const frames = walk === null ? [] : framesOf(charts, walk);
  expect(frames.map(({ sentence }) => sentence)).toEqual([
    'Con una sesión guardada',
    'Se abre «Carrito»',
    'Sesión: «Cerrar sesión»',
  ]);
  const [session, cart] = frames.at(-1)?.charts ?? [];
  expect(session?.snapshot?.value).toEqual({ anonymous: 'settled' });
  expect(cart?.snapshot?.matches('loading')).toBe(true);
});
