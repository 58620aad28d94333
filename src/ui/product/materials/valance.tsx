import { rect, type Box } from '../box.ts';
import type { PartProps } from '../sheet.ts';
import { stripesOf } from './stripes.tsx';

/** The valance of an awning, in the shadow of its front bar. */
export function Valance({ sheet, box }: PartProps & { readonly box: Box }) {
  const stripes = stripesOf(sheet);
  const area = rect(box);
  return (
    <>
      <rect {...area} fill={sheet.paint('fabric')} />
      {stripes === undefined ? null : <rect {...area} fill={stripes} />}
      {sheet.drawing.detail === 'icon' ? null : (
        <>
          <rect {...area} fill={sheet.paint('under')} />
          <rect {...area} fill={sheet.paint('hang')} />
        </>
      )}
    </>
  );
}
