import { useId, type Ref } from 'react';
import { settle, type Drawing, type Fabric } from '#src/ui/product/drawing.ts';
import { FabricPaints } from '#src/ui/product/materials/fabric-paints.tsx';
import { EdgePaints } from '#src/ui/product/materials/hanging-fabric.tsx';
import { MetalPaints } from '#src/ui/product/materials/metal.tsx';
import { products } from '#src/ui/product/products/index.ts';
import { sheetOf } from '#src/ui/product/sheet-of.ts';
import type { Sheet } from '#src/ui/product/sheet.ts';

/** Paints of parts that no light passes. */
const SOLID: ReadonlySet<string> = new Set(['metal', 'post', 'roll', 'hem']);
/** Paints that only vary the colour of the cloth. */
const SHADING: ReadonlySet<string> = new Set(['hang', 'weave', 'under', 'fold', 'lap', 'stripes']);

const WHITE: Fabric['colour'] = '#ffffff';

/** A sheet whose cloth neither glows nor shows the view: the photo's own light is added later. */
function unlit(drawing: Drawing, prefix: string): Sheet {
  const sheet = sheetOf(settle({ ...drawing, detail: 'hero', blinds: 1 }), prefix);
  return { ...sheet, light: { see: 0, veil: 0, glow: 0, edge: 0 } };
}

/** The same product with its cloth white and its metal black. */
function masked({ fabric, ...drawing }: Drawing, prefix: string): Sheet {
  const sheet = unlit(
    { ...drawing, control: 'motor', fabric: { ...fabric, colour: WHITE, stripe: undefined } },
    prefix,
  );
  const paint = (name: string) => {
    if (SOLID.has(name)) return '#000000';
    if (SHADING.has(name)) return 'none';
    return name === 'fabric' ? WHITE : sheet.paint(name);
  };
  return { ...sheet, paint };
}

interface FrontMarkupProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly drawing: Drawing;
  /** Size of the product in px; the picture is twice as wide. */
  readonly width: number;
  readonly height: number;
}

/** The markup of a product's front: on the left in colour, on the right with its cloth white. It is never shown. */
export function FrontMarkup({ ref, drawing, width, height }: FrontMarkupProps) {
  const id = useId();
  const sheets = [unlit(drawing, `${id}c`), masked(drawing, `${id}m`)];
  const { width: wideMm, height: highMm } = settle(drawing);
  const { Body, Paints } = products[drawing.type];
  return (
    <div hidden>
      <svg
        ref={ref}
        xmlns="http://www.w3.org/2000/svg"
        width={width * 2}
        height={height}
        viewBox={`0 0 ${String(width * 2)} ${String(height)}`}
      >
        {sheets.map((sheet, at) => (
          <svg
            key={sheet.id('')}
            x={at * width}
            width={width}
            height={height}
            viewBox={`0 0 ${String(wideMm)} ${String(highMm)}`}
            preserveAspectRatio="none"
          >
            <defs>
              <MetalPaints sheet={sheet} />
              <FabricPaints sheet={sheet} />
              <EdgePaints sheet={sheet} />
              <Paints sheet={sheet} />
            </defs>
            <Body sheet={sheet} />
          </svg>
        ))}
      </svg>
    </div>
  );
}
