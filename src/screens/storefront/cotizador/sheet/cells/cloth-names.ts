import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { plainName } from '#src/format/plain-name.ts';
import { small } from '#src/format/words.ts';

/** What a cell says of a cloth: its name, with its product where another has the same. */
export const clothName = ({ name, family }: Variant, { variants }: Quotable): string =>
  variants.some((other) => other.name === name && other.family !== family)
    ? `${name}, ${small(familyOf(family).one)}`
    : name;

/**
 * The cloth that a text names, alone or with its product; of several with that name the one of the given product. Null
 * where none has it, or several have.
 */
export function readCloth(written: string, family: string | null, { variants }: Quotable): Variant | null {
  const wanted = plainName(written);
  const named = variants.filter((variant) => {
    const { name, slug } = variant;
    const { one, name: many } = familyOf(variant.family);
    return [name, slug, `${name} ${one}`, `${one} ${name}`, `${many} ${name}`].some(
      (known) => plainName(known) === wanted,
    );
  });
  const own = named.filter((variant) => variant.family === family);
  const [only, ...others] = own.length > 0 ? own : named;
  return only !== undefined && others.length === 0 ? only : null;
}

/** The one of several that a text names: wholly, else the only one in whose name all its words are; null otherwise. */
export function readOne<One>(
  written: string,
  all: readonly One[],
  namesOf: (one: One) => readonly string[],
): One | null {
  const wanted = plainName(written);
  if (wanted === '') return null;
  const whole = all.filter((one) => namesOf(one).some((name) => plainName(name) === wanted));
  const words = wanted.split(' ');
  const part = all.filter((one) =>
    namesOf(one).some((name) => {
      const own = plainName(name).split(' ');
      return words.every((word) => own.includes(word));
    }),
  );
  const [only, ...others] = whole.length > 0 ? whole : part;
  return only !== undefined && others.length === 0 ? only : null;
}
