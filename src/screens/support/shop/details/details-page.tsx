import { useParams } from 'react-router-dom';
import type { Entry } from '#src/content/entries.ts';
import { families } from '#src/content/families.ts';
import { atDetails } from '#src/content/find/places.ts';
import { variantIn } from '#src/content/find/variants.ts';
import type { ProductId } from '#src/content/schema/vocabulary.ts';
import { humanise } from '../../humanise.ts';
import { familyHref } from '../addresses.ts';
import { useFamily } from '../family.ts';
import { nearEntry, nearVariants } from '../near.tsx';
import { NotHere } from '../not-here.tsx';
import { wayTo } from '../way.ts';
import { VariantDetails } from './variant-details.tsx';

interface Product {
  readonly route: 'blindDetails' | 'awningDetails';
  /** What it may be taken for. */
  readonly other: ProductId;
  readonly missing: string;
  readonly isOther: (name: string) => string;
  readonly isNone: (word: string) => string;
}

const products: Readonly<Record<ProductId, Product>> = {
  persianas: {
    route: 'blindDetails',
    other: 'toldos',
    missing: 'No tenemos esa persiana',
    isOther: (name) => `${name} es un toldo, no una persiana: su página es otra.`,
    isNone: (word) => `Ninguna de nuestras persianas se llama «${word}».`,
  },
  toldos: {
    route: 'awningDetails',
    other: 'persianas',
    missing: 'No tenemos ese toldo',
    isOther: (name) => `${name} es una persiana, no un toldo: su página es otra.`,
    isNone: (word) => `Ninguno de nuestros toldos se llama «${word}».`,
  },
};

/** A blind or an awning, in the colour that the address names. */
export function DetailsPage({ product }: { readonly product: ProductId }) {
  const { variant = '', color } = useParams();
  const place = atDetails(product, { variant });
  if (place.found) return <Found product={product} entry={place.entry} asked={color} />;
  const { route, other, missing, isOther, isNone } = products[product];
  const elsewhere = atDetails(other, { variant });
  return (
    <NotHere
      crumbs={wayTo(route)}
      title={missing}
      lead={elsewhere.found ? isOther(elsewhere.entry.name) : isNone(humanise(variant))}
      nearest={
        elsewhere.found ? [nearEntry(elsewhere.entry, elsewhere.family.one)] : nearVariants(place.nearest)
      }
      all={families
        .filter((family) => family.product === product)
        .map((family) => ({ name: family.name, to: familyHref(family) }))}
    />
  );
}

interface FoundProps {
  readonly product: ProductId;
  readonly entry: Entry;
  readonly asked: string | undefined;
}

function Found({ product, entry, asked }: FoundProps) {
  const family = useFamily(entry.family);
  const variant = variantIn(family, entry.slug);
  if (variant === undefined) return null;
  return (
    <VariantDetails
      variant={variant}
      family={family}
      asked={asked}
      crumbs={wayTo(products[product].route, { variant: entry.slug })}
    />
  );
}
