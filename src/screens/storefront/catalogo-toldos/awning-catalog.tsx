import { useParams } from 'react-router-dom';
import { models } from '#src/content/awnings/models.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atAwningCatalogue, atCatalogue, type Listing } from '#src/content/find/places.ts';
import { awningCatalogTitle, awningModelTitle } from '#src/content/find/titles.ts';
import type { Model } from '#src/content/schema/vocabulary.ts';
import { fabricTextOf } from '#src/content/texts/fabrics.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { humanise } from '../../support/humanise.ts';
import { catalogueHref, modelCatalogueHref } from '../../support/shop/addresses.ts';
import { CataloguePage } from '../../support/shop/catalogue/catalogue-page.tsx';
import { useFamily } from '../../support/shop/family.ts';
import { LinkList } from '../../support/shop/link-list.tsx';
import { NotHere } from '../../support/shop/not-here.tsx';
import { Section } from '../../support/shop/shop-page.tsx';
import { wayTo } from '../../support/shop/way.ts';

const all = models.map((model) => ({ name: awningModelTitle(model), to: modelCatalogueHref(model) }));

/** The cloths and colours of a model of awning, all of them or of one type. */
export function AwningCatalog() {
  const { tipo = '', modelo = '', tejido } = useParams();
  const place = atAwningCatalogue({ tipo, modelo, tejido });
  if (place.found && place.model !== undefined) return <Found {...place} model={place.model} />;
  const whole = atAwningCatalogue({ tipo, modelo });
  if (whole.found && whole.model !== undefined) {
    return <OtherCloth listing={whole} model={whole.model} asked={tejido ?? ''} />;
  }
  // A fabric where the model is named: the family's own catalogue has it.
  const family = atCatalogue({ product: 'toldos', tipo });
  const type = fabricTypes.find(({ id }) => id === modelo);
  const hasType = family.found && type !== undefined && family.fabricTypes.includes(type);
  return (
    <NotHere
      crumbs={wayTo('awningCatalog')}
      title="No tenemos ese modelo"
      lead={`Ninguno de nuestros toldos se llama «${humanise(modelo)}».`}
      nearest={
        hasType
          ? [
              {
                to: `${catalogueHref(family.family)}?tela=${type.id}`,
                name: `${family.family.one}: ${type.name}`,
                why: 'Es una tela de este tipo de toldo.',
              },
            ]
          : place.found
            ? []
            : place.nearest.flatMap((suggestion) => {
                const model = models.find(({ slug }) => slug === suggestion.item.slug);
                return model === undefined
                  ? []
                  : [
                      {
                        to: modelCatalogueHref(model),
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

interface OtherClothProps {
  readonly listing: Listing;
  readonly model: Model;
  readonly asked: string;
}

function OtherCloth({ listing, model, asked }: OtherClothProps) {
  return (
    <NotHere
      crumbs={wayTo('awningCatalog', { tipo: listing.family.slug, modelo: model.slug })}
      title="No viene en esa lona"
      lead={`${awningModelTitle(model)} no se hace en «${humanise(asked)}».`}
      nearest={listing.fabricTypes.map((type) => ({
        to: modelCatalogueHref(model, type.id),
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
    <CataloguePage
      crumbs={wayTo('awningCatalog', { tipo: family.slug, modelo: model.slug, tejido: fabricType?.id })}
      here={fabricType?.name ?? 'Catálogo'}
      title={awningCatalogTitle(model, fabricType)}
      lead={text?.intro ?? model.text}
      variants={variants}
      view="colores"
      fabricTypes={types}
      fabricType={fabricType}
      fabricHref={(type) => modelCatalogueHref(model, type?.id)}
      choose={text?.choose ?? familyTextOf(family.id)?.choose ?? []}
    >
      <Section id="otros" title="Otros catálogos">
        <LinkList links={all.filter(({ to }) => to !== modelCatalogueHref(model))} />
      </Section>
    </CataloguePage>
  );
}
