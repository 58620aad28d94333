import { RAIN_SLOPE_PERCENT, rainOf } from '#src/content/awnings/wind.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import { inMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { priceAt } from './price-at.ts';
import type { SizePrice } from './price-from.ts';
import { withMotor } from './price-words.ts';
import { windAt } from './wind-texts.ts';

interface ProjectionTableProps {
  /** What it is called: of a variant, or of a model. */
  readonly name: string;
  /** One variant, or all of a model: they have the same projections. */
  readonly variants: readonly Variant[];
}

/** The lowest price of a size among variants; null when none is made so. */
const lowestAt = (variants: readonly Variant[], size: Size): SizePrice | null =>
  variants
    .flatMap((variant) => priceAt(variant, size) ?? [])
    .toSorted((one, other) => one.centavos - other.centavos)[0] ?? null;

/** The projections of an awning, each with its range of widths and the lowest price of the narrowest. */
export function ProjectionTable({ name, variants }: ProjectionTableProps) {
  const projections = variants[0]?.product.projections ?? [];
  // A pergola and a hood have a slope of their own.
  const isSloped =
    variants[0]?.family === 'toldos-brazos-retractiles' && variants.some((one) => rainOf(one).waterClass > 0);
  const names = {
    projection: 'Salida',
    width: 'Ancho',
    wind: 'Viento',
    rain: 'Caída para que escurra',
    price: 'Desde, con IVA',
  };
  return (
    <WideTable label={`Salidas y anchos de ${name}`} cards>
      <thead>
        <tr>
          <th scope="col">{names.projection}</th>
          <th scope="col">{names.width}</th>
          <th scope="col">{names.wind}</th>
          {isSloped ? <th scope="col">{names.rain}</th> : null}
          <th scope="col">{names.price}</th>
        </tr>
      </thead>
      <tbody>
        {projections.map(({ projectionMm, minWidthMm, maxWidthMm }) => {
          const price = lowestAt(variants, { widthMm: minWidthMm, heightMm: projectionMm });
          return (
            <tr key={projectionMm}>
              <th scope="row">{inMetres(projectionMm)} m</th>
              <td data-name={names.width}>
                {inMetres(minWidthMm)} a {inMetres(maxWidthMm)} m
              </td>
              <td data-name={names.wind}>{(variants[0] && windAt(variants[0], projectionMm)) ?? '—'}</td>
              {isSloped ? (
                <td data-name={names.rain}>
                  {inMetres(Math.ceil((projectionMm * RAIN_SLOPE_PERCENT) / 1_000) * 10)} m
                </td>
              ) : null}
              <td data-name={names.price}>
                {price === null ? 'Por cotizar' : `${publicPrice(price.centavos)}${withMotor(price)}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
