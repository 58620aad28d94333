import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { families } from '#src/content/families.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atCatalog, type Listing } from '#src/content/find/places.ts';
import { catalogTitle } from '#src/content/find/titles.ts';
import { humanise } from '#src/content/humanise.ts';
import { fabricTextOf } from '#src/content/texts/fabrics.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { Questions } from '#src/features/advice/questions.tsx';
import { CatalogPage } from '#src/features/catalog/catalog-page.tsx';
import { catalogHref } from '#src/features/product/addresses.ts';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';
import { useFamily } from '#src/features/product/family.ts';
import { LinkList } from '#src/features/shop-page/link-list.tsx';
import { NotFoundPage } from '#src/features/shop-page/not-found-page.tsx';
import { Section } from '#src/features/shop-page/shop-page.tsx';

const catalogs = families.map((family) => ({
  name: family.product === 'toldos' ? family.one : family.name,
  to: catalogHref(family),
  family: family.id,
}));

/** The catalog of a family, all or of one fabric type. */
export function Catalog() {
  const { product = '', tipo = '', tejido } = useParams();
  const match = atCatalog({ product, tipo, tejido });
  if (match.found) return <Found {...match} />;
  // When the family does not come in the fabric of the address, suggests other fabrics of the family.
  const wholeCatalog = atCatalog({ product, tipo });
  const family = wholeCatalog.found ? wholeCatalog.family : null;
  return (
    <NotFoundPage
      crumbs={breadcrumbsTo('catalog', { product, tipo, tejido })}
      title={family === null ? 'No tenemos ese catálogo' : 'No viene en esa tela'}
      lead={
        family === null
          ? `Nada de lo que hacemos se llama «${humanise(tipo)}».`
          : `${family.name} no se hace en «${humanise(tejido ?? '')}».`
      }
      nearest={match.nearest.flatMap((suggestion) => {
        const { slug, name } = suggestion.item;
        const why = whyOf(suggestion);
        if (family !== null) {
          const type = fabricTypes.find(({ id }) => id === slug);
          return type === undefined
            ? []
            : [{ to: catalogHref(family, type.id), name: `${family.name}: ${name}`, why }];
        }
        return families
          .filter((one) => one.slug === slug && one.name === name)
          .map((one) => ({ to: catalogHref(one), name: one.one, why }));
      })}
      all={
        family === null ? catalogs : [{ name: `${family.name}: todo el catálogo`, to: catalogHref(family) }]
      }
    />
  );
}

function Found({ family, fabricType, fabricTypes: types, entries }: Listing) {
  const slugs = new Set(entries.map(({ slug }) => slug));
  const variants = useFamily(family.id).filter(({ slug }) => slugs.has(slug));
  const text = fabricType === null ? familyTextOf(family.id) : fabricTextOf(fabricType.id);
  const isBlind = family.product === 'persianas';
  const asked = isBlind && fabricType === null ? (familyTextOf(family.id)?.questions ?? []) : [];
  return (
    <CatalogPage
      crumbs={breadcrumbsTo('catalog', {
        product: family.product,
        tipo: family.slug,
        tejido: fabricType?.id,
      })}
      here={fabricType?.name ?? (isBlind ? family.name : 'Catálogo')}
      title={catalogTitle(family, fabricType)}
      lead={text?.intro ?? family.sentence}
      variants={variants}
      fabricTypes={types}
      fabricType={fabricType}
      {...(isBlind ? { fabricHref: (type) => catalogHref(family, type?.id) } : {})}
      choose={text?.choose ?? []}
    >
      {asked.length === 0 ? null : (
        <Section id="preguntas" title="Lo que nos preguntan">
          <Questions questions={asked} />
        </Section>
      )}
      <Section id="otros" title="Otros catálogos">
        {fabricType === null || !isBlind ? null : (
          <p>
            <Link to={href('fabrics', { type: fabricType.id })}>
              {`Todo en ${fabricType.name.toLocaleLowerCase('es-MX')}`}
            </Link>
          </p>
        )}
        <LinkList links={catalogs.filter((one) => one.family !== family.id)} />
      </Section>
    </CatalogPage>
  );
}
