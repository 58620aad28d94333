import { Link, useParams } from 'react-router-dom';
import { families } from '#src/content/families.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atAwningModels } from '#src/content/find/places.ts';
import { awningModelsTitle } from '#src/content/find/titles.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Family, Model } from '#src/content/schema/vocabulary.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { humanise } from '../../support/humanise.ts';
import { catalogueHref, familyHref, modelHref } from '../../support/shop/addresses.ts';
import { FamilyAdvice } from '../../support/shop/family-advice.tsx';
import { useFamily } from '../../support/shop/family.ts';
import { inMetres, pesos } from '../../support/shop/format.ts';
import { IndexHead } from '../../support/shop/index-head.tsx';
import { LinkList } from '../../support/shop/link-list.tsx';
import { clothsOf, ModelCard } from '../../support/shop/model-card.tsx';
import grid from '../../support/shop/grid.module.css';
import { NotHere } from '../../support/shop/not-here.tsx';
import { portraits } from '../../support/shop/portraits.ts';
import { lowestOf } from '../../support/shop/price-from.ts';
import { PageTitle } from '../../support/shop/page-title.tsx';
import { Section, ShopPage } from '../../support/shop/shop-page.tsx';
import { wayTo } from '../../support/shop/way.ts';
import { WaysOn } from '../../support/shop/ways-on.tsx';
import { WideTable } from '../../support/shop/wide-table.tsx';

const types = families
  .filter(({ product }) => product === 'toldos')
  .map((family) => ({
    id: family.id,
    slug: family.slug,
    name: awningModelsTitle(family),
    to: familyHref(family),
  }));

/** The models of a type of awning. */
export function AwningModels() {
  const { type = '' } = useParams();
  const place = atAwningModels({ type });
  if (place.found) return <Found family={place.family} models={place.models} />;
  return (
    <NotHere
      crumbs={wayTo('awningModels')}
      title="No tenemos ese tipo de toldo"
      lead={`Ninguno de nuestros toldos es de tipo «${humanise(type)}».`}
      nearest={place.nearest.flatMap((suggestion) =>
        types
          .filter(({ slug }) => slug === suggestion.item.slug)
          .map(({ name, to }) => ({ name, to, why: whyOf(suggestion) })),
      )}
      all={types}
    />
  );
}

const isOf =
  ({ slug }: Model) =>
  ({ model }: Variant) =>
    model === slug;

function Found({ family, models }: { readonly family: Family; readonly models: readonly Model[] }) {
  const variants = useFamily(family.id);
  const text = familyTextOf(family.id);
  const isDrop = family.id === 'toldos-verticales';
  return (
    <ShopPage crumbs={wayTo('awningModels')} here={family.name}>
      <PageTitle title={awningModelsTitle(family)} item={family.id} />
      <IndexHead
        title={awningModelsTitle(family)}
        lead={text?.intro ?? family.sentence}
        drawing={portraits[family.id]}
      >
        <LinkList links={[{ name: 'Ver todas las lonas y colores', to: catalogueHref(family) }]} />
      </IndexHead>
      <Section id="modelos" title="Los modelos">
        <ul className={grid['grid']}>
          {models.map((model) => (
            <li key={model.slug}>
              <ModelCard model={model} variants={variants.filter(isOf(model))} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="comparar" title="Medidas de cada modelo">
        <WideTable label="Tabla de medidas">
          <thead>
            <tr>
              <th scope="col">Modelo</th>
              <th scope="col">Ancho</th>
              <th scope="col">{isDrop ? 'Caída' : 'Salida'}</th>
              <th scope="col">Se hace en</th>
              <th scope="col">Desde, con IVA</th>
            </tr>
          </thead>
          <tbody>
            {models.map((model) => {
              const own = variants.filter(isOf(model));
              const limits = own.map(({ product }) => product.limits);
              const price = lowestOf(own);
              return (
                <tr key={model.slug}>
                  <th scope="row">
                    <Link to={modelHref(model)}>{model.name}</Link>
                  </th>
                  <td>
                    {inMetres(Math.min(...limits.map(({ minWidthMm }) => minWidthMm)))} a{' '}
                    {inMetres(Math.max(...limits.map(({ maxWidthMm }) => maxWidthMm)))} m
                  </td>
                  <td>
                    {inMetres(Math.min(...limits.map(({ minHeightMm }) => minHeightMm)))} a{' '}
                    {inMetres(Math.max(...limits.map(({ maxHeightMm }) => maxHeightMm)))} m
                  </td>
                  <td>{clothsOf(own)}</td>
                  <td>{price === null ? 'Por cotizar' : pesos(price.centavos)}</td>
                </tr>
              );
            })}
          </tbody>
        </WideTable>
      </Section>
      <FamilyAdvice family={family.id} />
      <Section id="otros" title="Otros toldos">
        <LinkList links={types.filter(({ id }) => id !== family.id)} />
      </Section>
      <WaysOn title="Tu terraza, con precio">
        Con el ancho y la salida te decimos el precio con IVA, y un distribuidor cerca de ti revisa el muro.
      </WaysOn>
    </ShopPage>
  );
}
