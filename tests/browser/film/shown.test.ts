import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { shownOn } from '#stories/charts/stage/shown.ts';
import { openStage } from './support/open-stage.tsx';

test('what is announced later is no part of what a screen shows', () => {
  const place = document.createElement('div');
  place.innerHTML = `
    <p>1 de 3 filas</p>
    <p class="visually-hidden" aria-live="polite">1 de 3 filas</p>
    <input type="text" aria-label="Filtro" value="Tomás">
    <input type="text" aria-label="Clave" name="password" value="muy-secreta">`;
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
  });
  const { lines } = shownOn(document);
  expect(lines.filter((line) => line === '1 de 3 filas')).toHaveLength(1);
  expect(lines).toContain('Filtro: «Tomás»');
  expect(lines.join()).not.toContain('muy-secreta');
});

test('a screen shows the same lines in a lower window: what is out of sight is read too', async () => {
  const stage = await openStage('orderStages');
  await stage.repeat({ acts: [] });
  const { lines } = shownOn(document);
  expect(lines.join()).toContain('Persiana enrollable');
  await page.viewport(1280, 300);
  await stage.repeat({ acts: [] });
  expect(shownOn(document).lines).toEqual(lines);
});
