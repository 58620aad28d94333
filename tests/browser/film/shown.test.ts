import { expect, onTestFinished, test } from 'vitest';
import { shownOn } from '#stories/charts/stage/shown.ts';

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
