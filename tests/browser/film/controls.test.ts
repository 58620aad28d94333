import { expect, onTestFinished, test } from 'vitest';
import { controlAt, findControl, nameOf } from '#mocks/demo/hand/controls.ts';

function elementOf(markup: string): Element {
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
  });
  return place.querySelector('button, input') ?? place;
}

test.each([
  ['Guardar', '<button><span aria-hidden="true">✓</span>Guardar</button>'],
  ['Enrollable Toluca', '<button><div>Enrollable</div><div>Toluca</div></button>'],
  ['Enrollable', '<button>Enro<b>llable</b><span hidden>oculto</span></button>'],
  ['Correo', '<label>Correo<span aria-hidden="true"> *</span><input></label>'],
  ['Ver la foto', '<button>Ver <img alt="la foto" src="data:,"></button>'],
])('a control is called %s as a screen reader calls it', (name, markup) => {
  expect(nameOf(elementOf(markup))).toBe(name);
});

test('a control is counted among those that a person finds', () => {
  const place = elementOf('<p></p>');
  place.innerHTML = `
    <div role="option" style="display: none">Armado</div>
    <div aria-hidden="true"><div role="option">Armado</div></div>
    <div role="option" id="shown">Armado</div>`;
  const shown = place.querySelector('#shown') ?? place;
  const { control } = controlAt(shown);
  expect(control).toEqual({ role: 'option', name: 'Armado', nth: 0 });
  expect(findControl(document, control)).toBe(shown);
});
