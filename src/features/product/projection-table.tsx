import type { Variant } from '#src/content/schema/variant.ts';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import { inMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import { priceAt } from './price-at.ts';

/** The projections of an awning, each with its range of widths and the price of the narrowest. */
export function ProjectionTable({ variant }: { readonly variant: Variant }) {
  const { projections = [] } = variant.product;
  return (
    <WideTable label={`Salidas y anchos de ${variant.name}`}>
      <thead>
        <tr>
          <th scope="col">Salida</th>
          <th scope="col">Ancho</th>
          <th scope="col">Desde, con IVA</th>
        </tr>
      </thead>
      <tbody>
        {projections.map(({ projectionMm, minWidthMm, maxWidthMm }) => {
          const price = priceAt(variant, { widthMm: minWidthMm, heightMm: projectionMm });
          return (
            <tr key={projectionMm}>
              <th scope="row">{inMetres(projectionMm)} m</th>
              <td>
                {inMetres(minWidthMm)} a {inMetres(maxWidthMm)} m
              </td>
              <td>{price === null ? 'Por cotizar' : publicPrice(price.centavos)}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
