import type { Variant } from '#src/content/schema/variant.ts';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import { inMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { priceAt } from './price-at.ts';
import type { SizePrice } from './price-from.ts';
import { withMotor } from './price-words.ts';

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
  return (
    <WideTable label={`Salidas y anchos de ${name}`}>
      <thead>
        <tr>
          <th scope="col">Salida</th>
          <th scope="col">Ancho</th>
          <th scope="col">Desde, con IVA</th>
        </tr>
      </thead>
      <tbody>
        {projections.map(({ projectionMm, minWidthMm, maxWidthMm }) => {
          const price = lowestAt(variants, { widthMm: minWidthMm, heightMm: projectionMm });
          return (
            <tr key={projectionMm}>
              <th scope="row">{inMetres(projectionMm)} m</th>
              <td>
                {inMetres(minWidthMm)} a {inMetres(maxWidthMm)} m
              </td>
              <td>{price === null ? 'Por cotizar' : `${publicPrice(price.centavos)}${withMotor(price)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
