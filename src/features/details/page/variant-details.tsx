import { clsx as cx } from 'clsx';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { familyOf } from '#src/content/families.ts';
import { nearest } from '#src/content/find/nearest.ts';
import { detailsTitle, severalOf, variantTitle } from '#src/content/find/titles.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { Care } from '#src/features/advice/care.tsx';
import { Questions } from '#src/features/advice/questions.tsx';
import { VariantCard } from '#src/features/catalog/variant-card.tsx';
import { CloseUps } from '#src/features/cloth/close-ups.tsx';
import { comparedKey, comparisonHref } from '#src/features/comparison/address.ts';
import { PlaceEstimate } from '#src/features/delivery/place-estimate.tsx';
import { Heart } from '#src/features/favourites/heart.tsx';
import { OwnWindow } from '#src/features/own-window/own-window.tsx';
import { detailsHref, quoteHref } from '#src/features/product/addresses.ts';
import { AwningFigure } from '#src/features/product/awning-figure.tsx';
import { controlWithRemote } from '#src/features/product/control-names.ts';
import { typeOf } from '#src/features/product/drawing-of.ts';
import { behaviourOf } from '#src/features/product/light-behaviour.ts';
import { priceFrom, type LowestPrice } from '#src/features/product/price-from.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import { ProjectionTable } from '#src/features/product/projection-table.tsx';
import { specsOf } from '#src/features/product/specs.tsx';
import { RoomLight } from '#src/features/room/room-light.tsx';
import { SampleControl } from '#src/features/samples/sample-control.tsx';
import type { Crumb } from '#src/features/shop-page/breadcrumbs.tsx';
import grid from '#src/features/shop-page/grid.module.css';
import { PageTitle } from '#src/features/shop-page/page-title.tsx';
import { AfterHeading, Section, ShopPage } from '#src/features/shop-page/shop-page.tsx';
import { SpecList } from '#src/features/shop-page/spec-list.tsx';
import { inSquareMetres, sizeInMetres } from '#src/format/measures.ts';
import { unbroken } from '#src/format/words.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import { projectsFromWall } from '#src/ui/product/drawing.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { Gallery } from '../gallery/gallery.tsx';
import { Opinions } from '../opinions/opinions.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { Doubts } from './doubts.tsx';
import { relatedTo } from './related.ts';
import classes from './variant-details.module.css';

interface VariantDetailsProps {
  readonly variant: Variant;
  /** All variants of its family. */
  readonly family: readonly Variant[];
  /** The colour that the address names, if any. */
  readonly colourSlug: string | undefined;
  readonly crumbs: readonly Crumb[];
}

const sizeLimitText = ({ upTo, control }: LowestPrice, isOut: boolean) => {
  const size =
    'areaMm2' in upTo
      ? inSquareMetres(upTo.areaMm2)
      : `${sizeInMetres(upTo.widthMm, upTo.heightMm)}${isOut ? ' de salida' : ''}`;
  return `Precio al público hasta ${size}, con ${controlWithRemote(control)}. La instalación se cotiza aparte.`;
};

/** When a piece in this colour is delivered to a postcode. */
function DeliveryOf({ variant, colour }: { readonly variant: Variant; readonly colour: Colour }) {
  const windows = useMemo(() => [{ variant, colour, line: {} }], [variant, colour]);
  return <PlaceEstimate windows={windows} />;
}

/** Colours, price, and the ways to buy or to see it first. */
function Buying({ variant, colour }: { readonly variant: Variant; readonly colour: Colour }) {
  const price = priceFrom(variant);
  return (
    <div className={cx(layout.stack, classes.buy)}>
      <ColourChoice variant={variant} colour={colour} />
      {price === null ? (
        <p className={text.soft}>Precio por cotizar</p>
      ) : (
        <div>
          <p className={classes.price}>
            <PriceLine price={price} />
          </p>
          <p className={text.soft} data-small>
            {sizeLimitText(price, variant.product.projections !== undefined)}
          </p>
        </div>
      )}
      <DeliveryOf variant={variant} colour={colour} />
      <p className={cx(layout.row, classes.links)}>
        <Link className={buttonClass('filled')} to={quoteHref(variant.slug, colour.slug)}>
          Cotizar esta
        </Link>
        <Link className={buttonClass()} to={href('dealers')}>
          Quién la vende cerca
        </Link>
        {projectsFromWall(typeOf(variant)) ? null : <OwnWindow variant={variant} colour={colour} />}
        <Link className={buttonClass()} to={comparisonHref([comparedKey(variant.slug, colour.slug)])}>
          Comparar
        </Link>
      </p>
      <Doubts />
      <div className={cx(text.text, classes.sample)}>
        <ClothSwatch cloth={variant} colour={colour} size="tile" />
        <p className={text.soft} data-small>
          {variant.text} <SampleControl variant={variant} colour={colour} />
        </p>
      </div>
    </div>
  );
}

/** The details of a variant in one of its colours: drawing, light, price, specifications and how to buy it. */
export function VariantDetails({ variant, family, colourSlug, crumbs }: VariantDetailsProps) {
  const named = variant.colours.find(({ slug }) => slug === colourSlug);
  const isMissing = colourSlug !== undefined && colourSlug !== '' && named === undefined;
  const colour = named ?? variant.colours[0];
  // Every variant has colours: the catalog is checked at build.
  if (colour === undefined) return null;
  const { one } = familyOf(variant.family);
  const texts = familyTextOf(variant.family);
  const { projections } = variant.product;
  return (
    <ShopPage crumbs={crumbs} here={variant.name}>
      <PageTitle title={detailsTitle(variant, named)} item={variant.slug} />
      {isMissing ? <MissingColour variant={variant} colourSlug={colourSlug} shown={colour} /> : null}
      <div className={cx(layout.split, classes.top)} data-top>
        <div className={classes.heading}>
          <p className={cx(text.soft, classes.kind)}>{one}</p>
          <PageHeading lead={variant.sentence}>{unbroken(variantTitle(variant, named))}</PageHeading>
        </div>
        <AfterHeading>
          <div className={classes.stage}>
            <Gallery key={variant.slug} variant={variant} colour={colour} />
            <Heart variant={variant} colour={colour} />
          </div>
          <Buying variant={variant} colour={colour} />
        </AfterHeading>
      </div>

      <Section
        id="luz"
        title={projections === undefined ? 'Cómo se comporta con la luz' : 'Cómo se comporta afuera'}
      >
        <RoomLight variant={variant} colour={colour} />
        {variant.family.startsWith('toldos-') ? <AwningFigure variant={variant} colour={colour} /> : null}
        <dl className={cx(layout.columns, text.terms, classes.behaviour)} data-fill>
          {behaviourOf(variant, colour).map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <CloseUps variant={variant} colour={colour} family={family} />

      <Section id="ficha" title="Ficha técnica">
        <SpecList specs={specsOf(variant, colour)} />
      </Section>

      {projections === undefined ? null : (
        <Section id="medidas" title="Salidas y anchos">
          <ProjectionTable name={variant.name} variants={[variant]} />
        </Section>
      )}

      <Section id="cuidado" title="Para que dure">
        <Care family={variant.family} weave={variant.weave} />
      </Section>

      <Opinions variant={variant} />

      {texts === undefined ? null : (
        <Section id="preguntas" title="Lo que nos preguntan">
          <Questions questions={texts.questions} />
        </Section>
      )}

      <Section id="parecidas" title={`Más ${severalOf(variant.family)}`}>
        <ul className={cx(layout.columns, grid.grid)}>
          {relatedTo(variant, family).map((other) => (
            <li key={other.slug}>
              <VariantCard variant={other} />
            </li>
          ))}
        </ul>
      </Section>
    </ShopPage>
  );
}

interface MissingColourProps {
  readonly variant: Variant;
  readonly colourSlug: string;
  readonly shown: Colour;
}

/** Says that the variant does not come in the requested colour, and suggests others. */
function MissingColour({ variant, colourSlug, shown }: MissingColourProps) {
  const suggestions = nearest(colourSlug, variant.colours);
  return (
    <div className={classes.missing} role="note">
      <meta name="robots" content="noindex" />
      <p>
        {variant.name} no viene en ese color: la ves en {shown.name}.
      </p>
      {suggestions.length === 0 ? null : (
        <p>
          Quizá buscabas{' '}
          {suggestions.map(({ item }, index) => (
            <span key={item.slug}>
              {index === 0 ? '' : ' o '}
              <Link replace preventScrollReset to={detailsHref(variant, item.slug)}>
                {item.name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
