import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { graphOf } from '#charts/graph/graph.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { coverage } from '#stories/charts/progress/store.ts';
import { Progress } from '#stories/charts/walker/coverage-meter.tsx';
import { show } from '../support/show.tsx';

test("a tester's name counts once Enter is pressed, before the field is left", async () => {
  show(<Progress graph={graphOf(walkable('session').machine)} judged={new Map()} />);
  await page.getByRole('textbox', { name: 'Quién prueba' }).fill('Olga');
  expect(coverage.getSnapshot().tester).not.toBe('Olga');
  await userEvent.keyboard('{Enter}');
  expect(coverage.getSnapshot().tester).toBe('Olga');
});
