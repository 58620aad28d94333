import { useEffect, useState } from 'react';
import { href } from '#src/config/routes.ts';
import { families, familyOf } from '#src/content/families.ts';
import { loadFamily } from '#src/content/load-family.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { fold } from '../list/fold.ts';
import type { ListedItem } from './item.ts';

/** What our own catalogue says of an item that a server lists. */
export interface Known {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** Looks an item up; undefined for what the shop's pages do not have. */
export type Lookup = (item: Pick<ListedItem, 'name' | 'code'>) => Known | undefined;

const knowsNothing: Lookup = () => undefined;

let whole: Lookup | null = null;

/** All of our catalogue, fetched once; what does not come is asked for again by the next who wants it. */
async function loadKnown(): Promise<Lookup> {
  whole ??= await load();
  return whole;
}

/** What our own catalogue knows of items: nothing until it has come, and where it does not. */
export function useKnown(): Lookup {
  const [lookup, setLookup] = useState<Lookup>(() => whole ?? knowsNothing);
  useEffect(() => {
    let gone = false;
    loadKnown().then(
      (all) => (gone ? undefined : setLookup(() => all)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return lookup;
}

async function load(): Promise<Lookup> {
  const variants = (await Promise.all(families.map(({ id }) => loadFamily(id)))).flat();
  const all = variants.flatMap((variant) => variant.colours.map((colour) => ({ variant, colour })));
  const byName = new Map(all.map((known) => [fold(`${known.variant.name} ${known.colour.name}`), known]));
  // Awnings share their cloths, and with them the codes: any of them looks alike.
  const byCode = new Map(all.map((known) => [known.colour.code, known]));
  return ({ name, code }) => byName.get(fold(name)) ?? (code === null ? undefined : byCode.get(code));
}

/** The page of a variant in this colour. */
export function addressOf({ variant: { slug, family }, colour }: Known): string {
  const params = { variant: slug, color: colour.slug };
  return familyOf(family).product === 'toldos' ? href('awningDetails', params) : href('blindDetails', params);
}
