import { useParams } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { families } from '#src/content/families.ts';
import { atDetails } from '#src/content/find/places.ts';
import { variantIn } from '#src/content/find/variants.ts';
import type { Entry } from '#src/content/entries.ts';
import { humanise } from '../../support/humanise.ts';
import { catalogueHref, familyHref } from '../../support/shop/addresses.ts';
import { VariantDetails } from '../../support/shop/details/variant-details.tsx';
import { useFamily } from '../../support/shop/family.ts';
import { nearEntry, nearVariants } from '../../support/shop/near.tsx';
import { NotHere } from '../../support/shop/not-here.tsx';

const crumbs = [
  { name: 'Inicio', to: href('home') },
  { name: routes.blinds.title, to: href('blinds') },
];

const all = families
  .filter(({ product }) => product === 'persianas')
  .map((family) => ({ name: family.name, to: catalogueHref(family) }));

/** A blind, in the colour that the address names. */
export function BlindDetails() {
  const { variant = '', color } = useParams();
  const place = atDetails('persianas', { variant });
  if (place.found) return <Found entry={place.entry} asked={color} />;
  const awning = atDetails('toldos', { variant });
  return (
    <NotHere
      crumbs={crumbs}
      title="No tenemos esa persiana"
      lead={
        awning.found
          ? `${awning.entry.name} es un toldo, no una persiana: su página es otra.`
          : `Ninguna de nuestras persianas se llama «${humanise(variant)}».`
      }
      nearest={awning.found ? [nearEntry(awning.entry, awning.family.one)] : nearVariants(place.nearest)}
      all={all}
    />
  );
}

function Found({ entry, asked }: { readonly entry: Entry; readonly asked: string | undefined }) {
  const variants = useFamily(entry.family);
  const variant = variantIn(variants, entry.slug);
  const family = families.find(({ id }) => id === entry.family);
  if (variant === undefined || family === undefined) return null;
  return (
    <VariantDetails
      variant={variant}
      family={variants}
      asked={asked}
      crumbs={[...crumbs, { name: family.name, to: familyHref(family) }]}
    />
  );
}
