import { expect, it, onTestFinished } from 'vitest';
import { kindsIn } from '#.storybook/kinds.ts';

/** The kinds of elements in this markup. */
function kindsOf(content: string): readonly string[] {
  const place = document.createElement('div');
  place.innerHTML = content;
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
  });
  return [...kindsIn(place).keys()];
}

function isNews(content: string, known: string): boolean {
  const before = kindsOf(known);
  return kindsOf(content).some((kind) => !before.includes(kind));
}

it('rows of a table are of one kind, whatever their text', () => {
  expect(isNews('<ul><li id="b">Dos</li><li id="c">Tres</li></ul>', '<ul><li id="a">Uno</li></ul>')).toBe(
    false,
  );
});

it('a class that names one element makes no kind', () => {
  expect(isNews('<p class="a __m__-_r_2_">Dos</p>', '<p class="a __m__-_r_1b_">Uno</p>')).toBe(false);
});

it.each([
  ['a tag', '<p>Hola</p>', '<div>Hola</div>'],
  ['a class', '<p class="b">Hola</p>', '<p class="a">Hola</p>'],
  ['a role', '<p role="alert">Hola</p>', '<p>Hola</p>'],
  ['a state', '<button disabled>Ir</button>', '<button>Ir</button>'],
  ['a state by its value', '<i aria-checked="true">x</i>', '<i aria-checked="false">x</i>'],
  ['the colour of a text', '<p style="color: red">Hola</p>', '<p style="color: blue">Hola</p>'],
  ['what lies behind', '<p style="background: red">Hola</p>', '<p style="background: blue">Hola</p>'],
  ['a missing text', '<button></button>', '<button>Ir</button>'],
  ['a missing label', '<label></label><input>', '<label for="a">A</label><input id="a">'],
  ['another element around', '<nav><a>Ir</a></nav>', '<main><a>Ir</a></main>'],
])('an element that differs by %s is of another kind', (_, content, known) => {
  expect(isNews(content, known)).toBe(true);
});
