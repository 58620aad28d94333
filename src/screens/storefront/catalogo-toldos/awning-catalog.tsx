import { useParams } from 'react-router-dom';
import { models } from '#src/content/awnings/models.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atAwningCatalog, atCatalog, type Listing } from '#src/content/find/places.ts';
import { awningCatalogTitle, awningModelTitle } from '#src/content/find/titles.ts';
import { humanise } from '#src/content/humanise.ts';
import type { Model } from '#src/content/schema/vocabulary.ts';
import { fabricTextOf } from '#src/content/texts/fabrics.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { CatalogPage } from '#src/features/catalog/catalog-page.tsx';
import { catalogHref, modelCatalogHref } from '#src/features/product/addresses.ts';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';
import { useFamily } from '#src/features/product/family.ts';
import { LinkList } from '#src/features/shop-page/link-list.tsx';
import { NotFoundPage } from '#src/features/shop-page/not-found-page.tsx';
import { Section } from '#src/features/shop-page/shop-page.tsx';

const all = models.map((model) => ({ name: awningModelTitle(model), to: modelCatalogHref(model) }));

/** Fabrics and colours of an awning model, all or of one type. */
export function AwningCatalog() {
  const { tipo = '', modelo = '', tejido } = useParams();
  const match = atAwningCatalog({ tipo, modelo, tejido });
  if (match.found && match.model !== undefined) return <Found {...match} model={match.model} />;
  const wholeCatalog = atAwningCatalog({ tipo, modelo });
  if (wholeCatalog.found && wholeCatalog.model !== undefined) {
    return <OtherFabric listing={wholeCatalog} model={wholeCatalog.model} fabric={tejido ?? ''} />;
  }
  // The address has a fabric in match of the model: suggests the catalog of the family.
  const family = atCatalog({ product: 'toldos', tipo });
  const type = fabricTypes.find(({ id }) => id === modelo);
  const hasType = family.found && type !== undefined && family.fabricTypes.includes(type);
  return (
    <NotFoundPage
      crumbs={breadcrumbsTo('awningCatalog')}
      title="No tenemos ese modelo"
      lead={`Ninguno de nuestros toldos se llama «${humanise(modelo)}».`}
      nearest={
        hasType
          ? [
              {
                to: `${catalogHref(family.family)}?tela=${type.id}`,
                name: `${family.family.one}: ${type.name}`,
                why: 'Es una tela de este tipo de toldo.',
              },
            ]
          : match.found
            ? []
            : match.nearest.flatMap((suggestion) => {
                const model = models.find(({ slug }) => slug === suggestion.item.slug);
                return model === undefined
                  ? []
                  : [
                      {
                        to: modelCatalogHref(model),
                        name: awningModelTitle(model),
                        why: whyOf(suggestion),
                      },
                    ];
              })
      }
      all={all}
    />
  );
}

interface OtherFabricProps {
  readonly listing: Listing;
  readonly model: Model;
  readonly fabric: string;
}

function OtherFabric({ listing, model, fabric }: OtherFabricProps) {
  return (
    <NotFoundPage
      crumbs={breadcrumbsTo('awningCatalog', { tipo: listing.family.slug, modelo: model.slug })}
      title="No viene en esa lona"
      lead={`${awningModelTitle(model)} no se hace en «${humanise(fabric)}».`}
      nearest={listing.fabricTypes.map((type) => ({
        to: modelCatalogHref(model, type.id),
        name: type.name,
        why: type.sentence,
      }))}
      all={all}
    />
  );
}

function Found({
  family,
  model,
  fabricType,
  fabricTypes: types,
  entries,
}: Listing & { readonly model: Model }) {
  const slugs = new Set(entries.map(({ slug }) => slug));
  const variants = useFamily(family.id).filter(({ slug }) => slugs.has(slug));
  const text = fabricType === null ? undefined : fabricTextOf(fabricType.id);
  return (
    <CatalogPage
      crumbs={breadcrumbsTo('awningCatalog', {
        tipo: family.slug,
        modelo: model.slug,
        tejido: fabricType?.id,
      })}
      here={fabricType?.name ?? 'Catálogo'}
      title={awningCatalogTitle(model, fabricType)}
      lead={text?.intro ?? model.text}
      variants={variants}
      view="colores"
      fabricTypes={types}
      fabricType={fabricType}
      fabricHref={(type) => modelCatalogHref(model, type?.id)}
      choose={text?.choose ?? familyTextOf(family.id)?.choose ?? []}
    >
      <Section id="otros" title="Otros catálogos">
        <LinkList links={all.filter(({ to }) => to !== modelCatalogHref(model))} />
      </Section>
    </CatalogPage>
  );
}
