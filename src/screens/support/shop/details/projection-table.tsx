import type { Variant } from '#src/content/schema/variant.ts';
import { inMetres, pesos } from '../format.ts';
import { priceAt } from '../price-at.ts';
import { WideTable } from '../wide-table.tsx';

/** An awning's arms or frame: how far it comes out, how wide it may then be, and what the narrowest costs. */
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
              <td>{price === null ? 'Por cotizar' : pesos(price.centavos)}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
