import { useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { families } from '#src/content/families.ts';
import { entriesOf } from '#src/content/entries.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atFabrics } from '#src/content/find/places.ts';
import { fabricsTitle, severalOf } from '#src/content/find/titles.ts';
import { fabricTypesIn } from '#src/content/find/variants.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { FabricType, Family } from '#src/content/schema/vocabulary.ts';
import { fabricTextOf } from '#src/content/texts/fabrics.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { humanise } from '../../support/humanise.ts';
import { catalogueHref } from '../../support/shop/addresses.ts';
import { Advice } from '../../support/shop/advice.tsx';
import { FabricNav } from '../../support/shop/catalogue/fabric-nav.tsx';
import { LightStage } from '../../support/shop/details/light-stage.tsx';
import { useFamilies } from '../../support/shop/family.ts';
import { listed } from '../../support/shop/format.ts';
import grid from '../../support/shop/grid.module.css';
import { LinkList } from '../../support/shop/link-list.tsx';
import { NotHere } from '../../support/shop/not-here.tsx';
import { PageTitle } from '../../support/shop/page-title.tsx';
import { Section, ShopPage } from '../../support/shop/shop-page.tsx';
import { VariantCard } from '../../support/shop/variant-card.tsx';
import { wayTo } from '../../support/shop/way.ts';
import { WaysOn } from '../../support/shop/ways-on.tsx';
import { OpenFactors } from './open-factors.tsx';
import classes from './fabrics.module.css';

const blinds = families.filter(({ product }) => product === 'persianas');
const types = fabricTypesIn(blinds.flatMap(({ id }) => entriesOf(id)));

const all = types.map((type) => ({ name: fabricsTitle(type), to: href('fabrics', { type: type.id }) }));

/** Everything that we make of a type of fabric, whatever carries it. */
export function Fabrics() {
  const { type = '' } = useParams();
  const place = atFabrics({ type });
  if (place.found) return <Found fabricType={place.fabricType} />;
  return (
    <NotHere
      crumbs={wayTo('fabrics')}
      title="No tenemos esa tela"
      lead={`Ninguna de nuestras persianas se hace en «${humanise(type)}».`}
      nearest={place.nearest.flatMap((suggestion) =>
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
  const carriers = blinds.filter(({ id }) =>
    entriesOf(id).some((entry) => entry.fabricType === fabricType.id),
  );
  const variants = useFamilies(carriers.map(({ id }) => id)).filter(
    (variant) => variant.fabricType === fabricType.id,
  );
  const isMany = ({ id }: Family) => variants.filter(({ family }) => family === id).length >= MANY;
  const own = carriers.filter(isMany);
  const shared = carriers.filter((family) => !isMany(family));
  const text = fabricTextOf(fabricType.id);
  const [first] = variants;
  const colour = first?.colours[0];
  return (
    <ShopPage crumbs={wayTo('fabrics')} here={fabricType.name}>
      <PageTitle title={fabricsTitle(fabricType)} item={fabricType.id} />
      <div className={classes['top']}>
        <div className={classes['words']}>
          <PageHeading lead={fabricType.sentence}>{fabricsTitle(fabricType)}</PageHeading>
          <p className={classes['text']}>{text?.intro}</p>
          <FabricLinks current={fabricType} />
        </div>
        {first === undefined || colour === undefined ? null : (
          <LightStage key={first.slug} variant={first} colour={colour} />
        )}
      </div>
      {text === undefined ? null : (
        <Section id="elegir" title="Cómo elegir">
          <Advice points={text.choose} />
        </Section>
      )}
      {fabricType.id === 'screen' ? <OpenFactors variants={variants} /> : null}
      {own.map((family) => (
        <Section key={family.id} id={family.slug} title={family.name} lead={family.sentence}>
          <Cards variants={variants.filter((variant) => variant.family === family.id)} />
          <LinkList links={[catalogueOf(family, fabricType)]} />
        </Section>
      ))}
      {shared.length === 0 ? null : (
        <Section
          id="otras"
          title={`${own.length === 0 ? 'En' : 'También en'} ${listed(shared.map(({ id }) => severalOf(id)))}`}
        >
          <Cards variants={variants.filter((variant) => shared.some(({ id }) => id === variant.family))} />
          <LinkList links={shared.map((family) => catalogueOf(family, fabricType))} />
        </Section>
      )}
      <WaysOn title="Mírala en tu casa">
        Pide una muestra con el código del color y ponla contra tu ventana, de día y de noche.
      </WaysOn>
    </ShopPage>
  );
}

/** So many fill a row of their own. */
const MANY = 3;

const catalogueOf = (family: Family, type: FabricType) => ({
  name: `${family.name}: filtra por color, precio y medida`,
  to: catalogueHref(family, type.id),
});

const Cards = ({ variants }: { readonly variants: readonly Variant[] }) => (
  <ul className={`${grid['grid'] ?? ''} ${classes['cards'] ?? ''}`}>
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
