import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { families } from '#src/content/families.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atCatalogue, type Listing } from '#src/content/find/places.ts';
import { catalogTitle } from '#src/content/find/titles.ts';
import { fabricTextOf } from '#src/content/texts/fabrics.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { humanise } from '../../support/humanise.ts';
import { catalogueHref } from '../../support/shop/addresses.ts';
import { CataloguePage } from '../../support/shop/catalogue/catalogue-page.tsx';
import { useFamily } from '../../support/shop/family.ts';
import { LinkList } from '../../support/shop/link-list.tsx';
import { NotHere } from '../../support/shop/not-here.tsx';
import { Section } from '../../support/shop/shop-page.tsx';
import { wayTo } from '../../support/shop/way.ts';

const catalogues = families.map((family) => ({
  name: family.product === 'toldos' ? family.one : family.name,
  to: catalogueHref(family),
  family: family.id,
}));

/** The catalogue of a family, whole or of one type of fabric. */
export function Catalog() {
  const { product = '', tipo = '', tejido } = useParams();
  const place = atCatalogue({ product, tipo, tejido });
  if (place.found) return <Found {...place} />;
  // An address with a fabric that a family does not come in still names the family.
  const whole = atCatalogue({ product, tipo });
  const family = whole.found ? whole.family : null;
  return (
    <NotHere
      crumbs={wayTo('catalog', { product, tipo, tejido })}
      title={family === null ? 'No tenemos ese catálogo' : 'No viene en esa tela'}
      lead={
        family === null
          ? `Nada de lo que hacemos se llama «${humanise(tipo)}».`
          : `${family.name} no se hace en «${humanise(tejido ?? '')}».`
      }
      nearest={place.nearest.flatMap((suggestion) => {
        const { slug, name } = suggestion.item;
        const why = whyOf(suggestion);
        if (family !== null) {
          const type = fabricTypes.find(({ id }) => id === slug);
          return type === undefined
            ? []
            : [{ to: catalogueHref(family, type.id), name: `${family.name}: ${name}`, why }];
        }
        return families
          .filter((one) => one.slug === slug && one.name === name)
          .map((one) => ({ to: catalogueHref(one), name: one.one, why }));
      })}
      all={
        family === null
          ? catalogues
          : [{ name: `${family.name}: todo el catálogo`, to: catalogueHref(family) }]
      }
    />
  );
}

function Found({ family, fabricType, fabricTypes: types, entries }: Listing) {
  const slugs = new Set(entries.map(({ slug }) => slug));
  const variants = useFamily(family.id).filter(({ slug }) => slugs.has(slug));
  const text = fabricType === null ? familyTextOf(family.id) : fabricTextOf(fabricType.id);
  const isBlind = family.product === 'persianas';
  return (
    <CataloguePage
      crumbs={wayTo('catalog', { product: family.product, tipo: family.slug, tejido: fabricType?.id })}
      here={fabricType?.name ?? (isBlind ? family.name : 'Catálogo')}
      title={catalogTitle(family, fabricType)}
      lead={text?.intro ?? family.sentence}
      variants={variants}
      fabricTypes={types}
      fabricType={fabricType}
      {...(isBlind ? { fabricHref: (type) => catalogueHref(family, type?.id) } : {})}
      choose={text?.choose ?? []}
    >
      <Section id="otros" title="Otros catálogos">
        {fabricType === null || !isBlind ? null : (
          <p>
            <Link to={href('fabrics', { type: fabricType.id })}>
              {`Todo en ${fabricType.name.toLocaleLowerCase('es-MX')}`}
            </Link>
          </p>
        )}
        <LinkList links={catalogues.filter((one) => one.family !== family.id)} />
      </Section>
    </CataloguePage>
  );
}
