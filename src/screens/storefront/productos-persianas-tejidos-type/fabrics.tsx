import { clsx as cx } from 'clsx';
import { useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { entriesOf } from '#src/content/entries.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { families } from '#src/content/families.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atFabrics } from '#src/content/find/places.ts';
import { fabricsTitle, severalOf } from '#src/content/find/titles.ts';
import { fabricTypesIn } from '#src/content/find/variants.ts';
import { humanise } from '#src/content/humanise.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { FabricType, Family } from '#src/content/schema/vocabulary.ts';
import { fabricTextOf } from '#src/content/texts/fabrics.ts';
import { Advice } from '#src/features/advice/advice.tsx';
import { FabricNav } from '#src/features/catalog/fabric-nav.tsx';
import { VariantCard } from '#src/features/catalog/variant-card.tsx';
import { ClothLight, differentCloths } from '#src/features/cloth/cloth-light.tsx';
import { catalogHref } from '#src/features/product/addresses.ts';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';
import { useFamilies } from '#src/features/product/family.ts';
import { SampledPreview } from '#src/features/product/sampled-preview.tsx';
import grid from '#src/features/shop-page/grid.module.css';
import { LinkList } from '#src/features/shop-page/link-list.tsx';
import { NextLinks } from '#src/features/shop-page/next-links.tsx';
import { NotFoundPage } from '#src/features/shop-page/not-found-page.tsx';
import { PageTitle } from '#src/features/shop-page/page-title.tsx';
import { Section, ShopPage } from '#src/features/shop-page/shop-page.tsx';
import { listed } from '#src/format/words.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import classes from './fabrics.module.css';
import { OpenFactors } from './open-factors.tsx';

const blinds = families.filter(({ product }) => product === 'persianas');
const types = fabricTypesIn(blinds.flatMap(({ id }) => entriesOf(id)));

const all = types.map((type) => ({ name: fabricsTitle(type), to: href('fabrics', { type: type.id }) }));

/** All blinds of a fabric type. */
export function Fabrics() {
  const { type = '' } = useParams();
  const match = atFabrics({ type });
  if (match.found) return <Found fabricType={match.fabricType} />;
  return (
    <NotFoundPage
      crumbs={breadcrumbsTo('fabrics')}
      title="No tenemos esa tela"
      lead={`Ninguna de nuestras persianas se hace en «${humanise(type)}».`}
      nearest={match.nearest.flatMap((suggestion) =>
        fabricTypes
          .filter(({ id }) => id === suggestion.item.slug)
          .map((one) => ({
            to: href('fabrics', { type: one.id }),
            name: fabricsTitle(one),
            why: whyOf(suggestion),
          })),
      )}
      all={all}
    />
  );
}

function Found({ fabricType }: { readonly fabricType: FabricType }) {
  const familiesOfType = blinds.filter(({ id }) =>
    entriesOf(id).some((entry) => entry.fabricType === fabricType.id),
  );
  const variants = useFamilies(familiesOfType.map(({ id }) => id)).filter(
    (variant) => variant.fabricType === fabricType.id,
  );
  const hasOwnSection = ({ id }: Family) =>
    variants.filter(({ family }) => family === id).length >= OWN_SECTION_FROM;
  const ownSections = familiesOfType.filter(hasOwnSection);
  const sharedSection = familiesOfType.filter((family) => !hasOwnSection(family));
  const texts = fabricTextOf(fabricType.id);
  const [shown, ...others] = differentCloths(variants, MOST_CLOTHS);
  return (
    <ShopPage crumbs={breadcrumbsTo('fabrics')} here={fabricType.name}>
      <PageTitle title={fabricsTitle(fabricType)} item={fabricType.id} />
      <div className={classes.head}>
        <PageHeading lead={fabricType.sentence}>{fabricsTitle(fabricType)}</PageHeading>
        <FabricLinks current={fabricType} />
      </div>
      {shown === undefined ? null : <ClothLight key={fabricType.id} cloths={[shown, ...others]} />}
      {texts === undefined || shown === undefined ? null : (
        <Section id="elegir" title="Cómo elegir" lead={texts.intro}>
          <div className={layout.split} data-top>
            <Advice points={texts.choose} />
            <SampledPreview key={shown.variant.slug} {...shown} />
          </div>
        </Section>
      )}
      {fabricType.id === 'screen' ? <OpenFactors variants={variants} /> : null}
      {ownSections.map((family) => (
        <Section key={family.id} id={family.slug} title={family.name} lead={family.sentence}>
          <Cards variants={variants.filter((variant) => variant.family === family.id)} />
          <LinkList links={[catalogOf(family, fabricType)]} />
        </Section>
      ))}
      {sharedSection.length === 0 ? null : (
        <Section
          id="otras"
          title={`${ownSections.length === 0 ? 'En' : 'También en'} ${listed(sharedSection.map(({ id }) => severalOf(id)))}`}
        >
          <Cards
            variants={variants.filter((variant) => sharedSection.some(({ id }) => id === variant.family))}
          />
          <LinkList links={sharedSection.map((family) => catalogOf(family, fabricType))} />
        </Section>
      )}
      <NextLinks title="Mírala en tu casa">
        Pide una muestra con el código del color y ponla contra tu ventana, de día y de noche.
      </NextLinks>
    </ShopPage>
  );
}

/** Cloths to hold against the light. */
const MOST_CLOTHS = 5;

/** Number of variants from which a section is shown separately. */
const OWN_SECTION_FROM = 3;

const catalogOf = (family: Family, type: FabricType) => ({
  name: `${family.name}: filtra por color, precio y medida`,
  to: catalogHref(family, type.id),
});

const Cards = ({ variants }: { readonly variants: readonly Variant[] }) => (
  <ul className={cx(layout.columns, grid.grid, classes.cards)}>
    {variants.map((variant) => (
      <li key={variant.slug}>
        <VariantCard variant={variant} />
      </li>
    ))}
  </ul>
);

const FabricLinks = ({ current }: { readonly current: FabricType }) => (
  <FabricNav
    fabricTypes={types}
    current={current}
    all={false}
    to={(type) => href('fabrics', { type: type?.id ?? current.id })}
  />
);
