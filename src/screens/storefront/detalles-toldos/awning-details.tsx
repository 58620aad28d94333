import { useParams } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { models } from '#src/content/awnings/models.ts';
import type { Entry } from '#src/content/entries.ts';
import { families } from '#src/content/families.ts';
import { atDetails } from '#src/content/find/places.ts';
import { variantIn } from '#src/content/find/variants.ts';
import { humanise } from '../../support/humanise.ts';
import { familyHref, modelHref } from '../../support/shop/addresses.ts';
import { VariantDetails } from '../../support/shop/details/variant-details.tsx';
import { useFamily } from '../../support/shop/family.ts';
import { nearEntry, nearVariants } from '../../support/shop/near.tsx';
import { NotHere } from '../../support/shop/not-here.tsx';

const crumbs = [
  { name: 'Inicio', to: href('home') },
  { name: routes.awnings.title, to: href('awnings') },
];

const all = families
  .filter(({ product }) => product === 'toldos')
  .map((family) => ({ name: family.name, to: familyHref(family) }));

/** An awning, in the colour that the address names. */
export function AwningDetails() {
  const { variant = '', color } = useParams();
  const place = atDetails('toldos', { variant });
  if (place.found) return <Found entry={place.entry} asked={color} />;
  const blind = atDetails('persianas', { variant });
  return (
    <NotHere
      crumbs={crumbs}
      title="No tenemos ese toldo"
      lead={
        blind.found
          ? `${blind.entry.name} es una persiana, no un toldo: su página es otra.`
          : `Ninguno de nuestros toldos se llama «${humanise(variant)}».`
      }
      nearest={blind.found ? [nearEntry(blind.entry, blind.family.one)] : nearVariants(place.nearest)}
      all={all}
    />
  );
}

function Found({ entry, asked }: { readonly entry: Entry; readonly asked: string | undefined }) {
  const variants = useFamily(entry.family);
  const variant = variantIn(variants, entry.slug);
  const family = families.find(({ id }) => id === entry.family);
  const model = models.find(({ slug }) => slug === entry.model);
  if (variant === undefined || family === undefined) return null;
  return (
    <VariantDetails
      variant={variant}
      family={variants}
      asked={asked}
      crumbs={[
        ...crumbs,
        { name: family.name, to: familyHref(family) },
        ...(model === undefined ? [] : [{ name: model.name, to: modelHref(model) }]),
      ]}
    />
  );
}
