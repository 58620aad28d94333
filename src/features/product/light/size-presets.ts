import type { Variant } from '#src/content/schema/variant.ts';
import { inMetres } from '#src/format/measures.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { typeOf, usualSize } from '../drawing-of.ts';
import { priceAt } from '../price-at.ts';
import type { SizePrice } from '../price-from.ts';

/** A sample size, named after the kind of window it fits. */
export interface Preset {
  readonly name: string;
  readonly size: Size;
  readonly price: SizePrice;
}

const size = (widthMm: number, heightMm: number): Size => ({ widthMm, heightMm });

const windows = [
  { name: 'Ventana chica', size: size(800, 1_000) },
  { name: 'Ventana', size: size(1_400, 1_500) },
  { name: 'Puerta', size: size(1_800, 2_200) },
  { name: 'Ventanal', size: size(2_700, 2_400) },
  { name: 'Ventanal doble', size: size(3_800, 2_400) },
];

const MOST = 4;

/** A width in proportion to a projection, rounded up to half metres. */
const widthFor = (projectionMm: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.ceil((projectionMm * 1.3) / 500) * 500));

function candidates(variant: Variant) {
  const { projections } = variant.product;
  if (projections !== undefined) {
    return projections.map(({ projectionMm, minWidthMm, maxWidthMm }) => ({
      name: `Salida ${inMetres(projectionMm)} m`,
      size: size(widthFor(projectionMm, minWidthMm, maxWidthMm), projectionMm),
    }));
  }
  return typeOf(variant) === 'panel-japones' || typeOf(variant) === 'toldo-vertical'
    ? windows.slice(2)
    : windows;
}

/** The sample sizes that this variant is made and priced in, the smallest first. */
export function presetsOf(variant: Variant): readonly Preset[] {
  const made = candidates(variant).flatMap(({ name, size: sample }) => {
    const price = priceAt(variant, sample);
    return price === null ? [] : [{ name, size: sample, price }];
  });
  return made.slice(0, MOST);
}

/** The index of the initial preset: the nearest to the usual size. */
export function firstPreset(variant: Variant, presets: readonly Preset[]): number {
  const { widthMm } = usualSize(variant);
  const distances = presets.map((preset) => Math.abs(preset.size.widthMm - widthMm));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
