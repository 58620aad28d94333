import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { models } from '#src/content/awnings/models.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atAwningModel } from '#src/content/find/places.ts';
import { awningModelTitle } from '#src/content/find/titles.ts';
import { humanise } from '#src/content/humanise.ts';
import type { Family, Model } from '#src/content/schema/vocabulary.ts';
import { FamilyAdvice } from '#src/features/advice/family-advice.tsx';
import { VariantCard } from '#src/features/catalog/variant-card.tsx';
import { modelCatalogHref, modelHref, quoteHref } from '#src/features/product/addresses.ts';
import { AwningFigure } from '#src/features/product/awning-figure.tsx';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';
import { useFamily } from '#src/features/product/family.ts';
import { lowestOf } from '#src/features/product/price-from.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import { ProjectionTable } from '#src/features/product/projection-table.tsx';
import { SampledPreview } from '#src/features/product/sampled-preview.tsx';
import grid from '#src/features/shop-page/grid.module.css';
import { LinkList } from '#src/features/shop-page/link-list.tsx';
import { NotFoundPage } from '#src/features/shop-page/not-found-page.tsx';
import { PageTitle } from '#src/features/shop-page/page-title.tsx';
import { Section, ShopPage } from '#src/features/shop-page/shop-page.tsx';
import { SpecList } from '#src/features/shop-page/spec-list.tsx';
import { rangeInCm } from '#src/format/measures.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { AwningColours, type AwningColour } from './awning-colours.tsx';
import classes from './awning-model.module.css';

const all = models.map((model) => ({ name: awningModelTitle(model), to: modelHref(model) }));

/** An awning model: description, sizes and fabrics. */
export function AwningModel() {
  const { type = '', model = '' } = useParams();
  const match = atAwningModel({ type, model });
  if (match.found) return <Found key={match.model.slug} family={match.family} model={match.model} />;
  return (
    <NotFoundPage
      crumbs={breadcrumbsTo('awningModel')}
      title="No tenemos ese modelo"
      lead={`Ninguno de nuestros toldos es «${humanise(model)}» de tipo «${humanise(type)}».`}
      nearest={[
        // Models of that name under another type come first.
        ...models
          .filter(({ slug }) => slug === model)
          .map((one) => ({ to: modelHref(one), name: awningModelTitle(one), why: 'Es de otro tipo.' })),
        ...match.nearest.flatMap((suggestion) =>
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
  const [chosen, setChosen] = useState<AwningColour>();
  const firstColour = first?.colours[0];
  if (first === undefined || firstColour === undefined) return null;
  const shown = chosen ?? { variant: first, colour: firstColour };
  const { limits, projections } = first.product;
  return (
    <ShopPage
      crumbs={breadcrumbsTo('awningModel', { type: family.slug, model: model.slug })}
      here={model.name}
    >
      <PageTitle title={awningModelTitle(model)} item={model.slug} />
      <div className={layout.split} data-top>
        <div className={classes.text}>
          <PageHeading lead={model.sentence}>{awningModelTitle(model)}</PageHeading>
          <p className={text.soft}>{model.text}</p>
          <p>
            <PriceLine price={lowestOf(variants)} />
          </p>
          <p className={layout.row}>
            <Link className={buttonClass('filled')} to={quoteHref(shown.variant.slug, shown.colour.slug)}>
              Cotizar este
            </Link>
            <Link className={buttonClass()} to={modelCatalogHref(model)}>
              Ver sus colores
            </Link>
          </p>
        </div>
        <div>
          <AwningFigure {...shown} />
          <AwningColours variants={variants} chosen={shown} onChoose={setChosen} />
        </div>
      </div>
      <Section id="luz" title="De día, de noche y a tu medida">
        <SampledPreview key={shown.variant.slug} {...shown} />
      </Section>
      <Section id="lonas" title="En qué se hace">
        <ul className={cx(layout.columns, grid.grid)}>
          {variants.map((variant) => (
            <li key={variant.slug}>
              <VariantCard variant={variant} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="medidas"
        title={projections === undefined ? 'Medidas' : 'Salidas y anchos'}
        folded={projections !== undefined}
      >
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
          <ProjectionTable name={awningModelTitle(model)} variants={variants} />
        )}
      </Section>
      <FamilyAdvice family={family.id} />
      <Section id="otros" title="Otros modelos">
        <LinkList links={all.filter(({ to }) => to !== modelHref(model))} />
      </Section>
    </ShopPage>
  );
}
