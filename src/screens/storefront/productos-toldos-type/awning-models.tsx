import { clsx as cx } from 'clsx';
import { Link, useParams } from 'react-router-dom';
import { families } from '#src/content/families.ts';
import { whyOf } from '#src/content/find/nearest.ts';
import { atAwningModels } from '#src/content/find/places.ts';
import { awningModelsTitle } from '#src/content/find/titles.ts';
import { humanise } from '#src/content/humanise.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Family, Model } from '#src/content/schema/vocabulary.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { FamilyAdvice } from '#src/features/advice/family-advice.tsx';
import { fabricsOf, ModelCard } from '#src/features/catalog/model-card.tsx';
import { FamilyStage } from '#src/features/families/family-stage.tsx';
import { IndexHead } from '#src/features/families/index-head.tsx';
import { catalogHref, familyHref, modelHref } from '#src/features/product/addresses.ts';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';
import { useFamily } from '#src/features/product/family.ts';
import { lowestOf } from '#src/features/product/price-from.ts';
import { withMotor } from '#src/features/product/price-words.ts';
import { RoomLight } from '#src/features/room/room-light.tsx';
import grid from '#src/features/shop-page/grid.module.css';
import { LinkList } from '#src/features/shop-page/link-list.tsx';
import { NextLinks } from '#src/features/shop-page/next-links.tsx';
import { NotFoundPage } from '#src/features/shop-page/not-found-page.tsx';
import { PageTitle } from '#src/features/shop-page/page-title.tsx';
import { Section, ShopPage } from '#src/features/shop-page/shop-page.tsx';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import { inMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import layout from '#src/ui/styles/layout.module.css';

const types = families
  .filter(({ product }) => product === 'toldos')
  .map((family) => ({
    id: family.id,
    slug: family.slug,
    name: awningModelsTitle(family),
    to: familyHref(family),
  }));

/** The models of an awning type. */
export function AwningModels() {
  const { type = '' } = useParams();
  const match = atAwningModels({ type });
  if (match.found) return <Found family={match.family} models={match.models} />;
  return (
    <NotFoundPage
      crumbs={breadcrumbsTo('awningModels')}
      title="No tenemos ese tipo de toldo"
      lead={`Ninguno de nuestros toldos es de tipo «${humanise(type)}».`}
      nearest={match.nearest.flatMap((suggestion) =>
        types
          .filter(({ slug }) => slug === suggestion.item.slug)
          .map(({ name, to }) => ({ name, to, why: whyOf(suggestion) })),
      )}
      all={types}
    />
  );
}

const PRICE = 'Desde, con IVA';

const isOf =
  ({ slug }: Model) =>
  ({ model }: Variant) =>
    model === slug;

function Found({ family, models }: { readonly family: Family; readonly models: readonly Model[] }) {
  const variants = useFamily(family.id);
  const text = familyTextOf(family.id);
  const reachName = family.id === 'toldos-verticales' ? 'Caída' : 'Salida';
  return (
    <ShopPage crumbs={breadcrumbsTo('awningModels')} here={family.name}>
      <PageTitle title={awningModelsTitle(family)} item={family.id} />
      <IndexHead
        title={awningModelsTitle(family)}
        lead={text?.intro ?? family.sentence}
        picture={<FamilyStage families={[family]} />}
      >
        <LinkList links={[{ name: 'Ver todas las lonas y colores', to: catalogHref(family) }]} />
      </IndexHead>
      <Shade variant={variants[0]} />
      <Section id="modelos" title="Los modelos">
        <ul className={cx(layout.columns, grid.grid)}>
          {models.map((model) => (
            <li key={model.slug}>
              <ModelCard model={model} variants={variants.filter(isOf(model))} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="comparar" title="Medidas de cada modelo">
        <WideTable label="Tabla de medidas" cards>
          <thead>
            <tr>
              <th scope="col">Modelo</th>
              <th scope="col">Ancho</th>
              <th scope="col">{reachName}</th>
              <th scope="col">Se hace en</th>
              <th scope="col">{PRICE}</th>
            </tr>
          </thead>
          <tbody>
            {models.map((model) => {
              const modelVariants = variants.filter(isOf(model));
              const limits = modelVariants.map(({ product }) => product.limits);
              const price = lowestOf(modelVariants);
              return (
                <tr key={model.slug}>
                  <th scope="row">
                    <Link to={modelHref(model)}>{model.name}</Link>
                  </th>
                  <td data-name="Ancho">
                    {inMetres(Math.min(...limits.map(({ minWidthMm }) => minWidthMm)))} a{' '}
                    {inMetres(Math.max(...limits.map(({ maxWidthMm }) => maxWidthMm)))} m
                  </td>
                  <td data-name={reachName}>
                    {inMetres(Math.min(...limits.map(({ minHeightMm }) => minHeightMm)))} a{' '}
                    {inMetres(Math.max(...limits.map(({ maxHeightMm }) => maxHeightMm)))} m
                  </td>
                  <td data-name="Se hace en">{fabricsOf(modelVariants)}</td>
                  <td data-name={PRICE}>
                    {price === null ? 'Por cotizar' : `${publicPrice(price.centavos)}${withMotor(price)}`}
                  </td>
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
      <NextLinks title="Tu terraza, con precio">
        Con el ancho y la salida te decimos el precio con IVA, y un distribuidor cerca de ti revisa el muro.
      </NextLinks>
    </ShopPage>
  );
}

/** What the sun does under an awning, or behind it, at each hour. */
function Shade({ variant }: { readonly variant: Variant | undefined }) {
  const colour = variant?.colours[0];
  if (variant === undefined || colour === undefined) return null;
  return (
    <div className={layout.scripted}>
      <Section
        id="sombra"
        title="La sombra, hora por hora"
        lead="Muévelo y cambia la hora: el sol, la sombra y la luz que queda debajo."
      >
        <RoomLight key={variant.slug} variant={variant} colour={colour} />
      </Section>
    </div>
  );
}
