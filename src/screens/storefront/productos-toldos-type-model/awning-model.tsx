import { Link, useParams } from 'react-router-dom';
import { models } from '#src/content/awnings/models.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atAwningModel } from '#src/content/find/places.ts';
import { awningModelTitle } from '#src/content/find/titles.ts';
import type { Family, Model } from '#src/content/schema/vocabulary.ts';
import { buttonClass } from '#src/ui/button.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { humanise } from '../../support/humanise.ts';
import { modelCatalogueHref, modelHref, quoteHref } from '../../support/shop/addresses.ts';
import { LightStage } from '../../support/shop/details/light-stage.tsx';
import { ProjectionTable } from '../../support/shop/details/projection-table.tsx';
import { FamilyAdvice } from '../../support/shop/family-advice.tsx';
import { useFamily } from '../../support/shop/family.ts';
import { rangeInCm } from '../../support/shop/format.ts';
import grid from '../../support/shop/grid.module.css';
import { LinkList } from '../../support/shop/link-list.tsx';
import { NotHere } from '../../support/shop/not-here.tsx';
import { lowestOf } from '../../support/shop/price-from.ts';
import { PriceLine } from '../../support/shop/price-line.tsx';
import { PageTitle } from '../../support/shop/page-title.tsx';
import { Section, ShopPage } from '../../support/shop/shop-page.tsx';
import { SpecList } from '../../support/shop/spec-list.tsx';
import { VariantCard } from '../../support/shop/variant-card.tsx';
import { wayTo } from '../../support/shop/way.ts';
import classes from './awning-model.module.css';

const all = models.map((model) => ({ name: awningModelTitle(model), to: modelHref(model) }));

/** A model of awning: what it does, in which sizes and in which cloths. */
export function AwningModel() {
  const { type = '', model = '' } = useParams();
  const place = atAwningModel({ type, model });
  if (place.found) return <Found family={place.family} model={place.model} />;
  return (
    <NotHere
      crumbs={wayTo('awningModel')}
      title="No tenemos ese modelo"
      lead={`Ninguno de nuestros toldos es «${humanise(model)}» de tipo «${humanise(type)}».`}
      nearest={[
        // A right model under a wrong type comes first.
        ...models
          .filter(({ slug }) => slug === model)
          .map((one) => ({ to: modelHref(one), name: awningModelTitle(one), why: 'Es de otro tipo.' })),
        ...place.nearest.flatMap((suggestion) =>
          models
            .filter(({ slug }) => slug === suggestion.item.slug && slug !== model)
            .map((one) => ({ to: modelHref(one), name: awningModelTitle(one), why: whyOf(suggestion) })),
        ),
      ].slice(0, 3)}
      all={all}
    />
  );
}

function Found({ family, model }: { readonly family: Family; readonly model: Model }) {
  const variants = useFamily(family.id).filter((variant) => variant.model === model.slug);
  const [first] = variants;
  const colour = first?.colours[0];
  if (first === undefined || colour === undefined) return null;
  const { limits, projections } = first.product;
  return (
    <ShopPage crumbs={wayTo('awningModel', { type: family.slug, model: model.slug })} here={model.name}>
      <PageTitle title={awningModelTitle(model)} item={model.slug} />
      <div className={classes['top']}>
        <div className={classes['words']}>
          <PageHeading lead={model.sentence}>{awningModelTitle(model)}</PageHeading>
          <p className={classes['text']}>{model.text}</p>
          <p>
            <PriceLine price={lowestOf(variants)} />
          </p>
          <p className={classes['ways']}>
            <Link className={buttonClass('filled')} to={quoteHref(first.slug, colour.slug)}>
              Cotizar este
            </Link>
            <Link className={buttonClass()} to={modelCatalogueHref(model)}>
              Ver sus colores
            </Link>
          </p>
        </div>
        <LightStage key={first.slug} variant={first} colour={colour} />
      </div>
      <Section id="lonas" title="En qué se hace">
        <ul className={grid['grid']}>
          {variants.map((variant) => (
            <li key={variant.slug}>
              <VariantCard variant={variant} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="medidas" title={projections === undefined ? 'Medidas' : 'Salidas y anchos'}>
        {projections === undefined ? (
          <SpecList
            specs={[
              {
                name: 'Ancho',
                value: rangeInCm(
                  limits.minWidthMm,
                  Math.max(...variants.map(({ product }) => product.limits.maxWidthMm)),
                ),
              },
              { name: 'Caída', value: rangeInCm(limits.minHeightMm, limits.maxHeightMm) },
            ]}
          />
        ) : (
          <ProjectionTable variant={first} />
        )}
      </Section>
      <FamilyAdvice family={family.id} />
      <Section id="otros" title="Otros modelos">
        <LinkList links={all.filter(({ to }) => to !== modelHref(model))} />
      </Section>
    </ShopPage>
  );
}
