import { useHydrated } from '#src/browser/use-hydrated.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { usualSize } from '#src/features/product/drawing-of.ts';
import { inCm } from '#src/format/measures.ts';
import { useDebouncedText } from '#src/lists/use-debounced-text.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import type { TypedMeasure } from '#src/reading/measure.ts';
import { readSpokenSize } from '#src/reading/spoken.ts';

const NOTHING = { ancho: '', alto: '' } as const;

export interface TypedSize {
  /** As typed, in cm; the second is the projection of an awning, which has one from the start. */
  readonly typed: readonly [width: string, height: string];
  readonly read: readonly [width: TypedMeasure, height: TypedMeasure];
  /** Null until both measures can be read. */
  readonly size: Size | null;
  /** What was typed, as addresses name it. */
  readonly search: string;
  readonly type: readonly [width: (text: string) => void, height: (text: string) => void];
}

/** The size that a visitor typed on a product's page. The address holds it, so that another colour and Back keep it. */
export function useTypedSize(variant: Variant): TypedSize {
  const { values, change } = useListQuery<keyof typeof NOTHING>(NOTHING);
  const known = useHydrated() ? values : NOTHING;
  const [ancho, setAncho] = useDebouncedText(known.ancho, (next) => {
    change({ ancho: next });
  });
  const [alto, setAlto] = useDebouncedText(known.alto, (next) => {
    change({ alto: next });
  });
  const isOnArms = variant.product.projections !== undefined;
  const typed = [ancho, alto === '' && isOnArms ? inCm(usualSize(variant).heightMm) : alto] as const;
  const read = readSpokenSize(typed, 'cm');
  const [width, height] = read;
  const size = 'mm' in width && 'mm' in height ? { widthMm: width.mm, heightMm: height.mm } : null;
  const kept = Object.entries({ ancho, alto }).filter(([, value]) => value !== '');
  return { typed, read, size, search: new URLSearchParams(kept).toString(), type: [setAncho, setAlto] };
}
