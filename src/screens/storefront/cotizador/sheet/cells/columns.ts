import type { DraftWindow } from '#src/api/draft.ts';
import { MAX_WINDOW_NAME, MAX_WINDOW_NOTE } from '#src/content/terms.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';

/** Places of a measure: one, or three where a recess is measured thrice. */
export type Place = 0 | 1 | 2;

/** A column of the sheet. */
export type ColumnKey =
  | 'name'
  | 'cloth'
  | 'colour'
  | 'control'
  | 'mount'
  | 'side'
  | 'quantity'
  | `width${Place}`
  | `height${Place}`
  | 'note';

export interface Column {
  readonly key: ColumnKey;
  readonly title: string;
}

const places = [0, 1, 2] as const;

/** A column of free words, with the letters that fit. */
export type WordsKey = keyof typeof MOST_LETTERS;

export const MOST_LETTERS = { name: MAX_WINDOW_NAME, note: MAX_WINDOW_NOTE } as const;

/** Whether any words may be in a column. */
export const isWords = (key: ColumnKey): key is WordsKey => key in MOST_LETTERS;

/** What the second measure of all windows is called: "Alto o salida" where they differ. */
export function heightTitle(windows: readonly Pick<DraftWindow, 'family'>[]): string {
  const [first = 'Alto', ...others] = new Set(windows.map(({ family }) => secondMeasure(family).label));
  return [first, ...others.map((label) => label.toLowerCase())].join(' o ');
}

/**
 * The columns of the sheet, in their order.
 * @param isThrice whether a window has three widths and three heights
 * @param height what the second measure is called
 */
export function columnsOf(isThrice: boolean, height = 'Alto'): readonly Column[] {
  const measures = (side: 'width' | 'height', title: string) =>
    places
      .filter((place) => isThrice || place === 0)
      .map((place): Column => ({
        key: `${side}${place}`,
        title: isThrice ? `${title} ${String(place + 1)}` : title,
      }));
  return [
    { key: 'name', title: 'Ventana o cuarto' },
    { key: 'cloth', title: 'Producto y tela' },
    { key: 'colour', title: 'Color' },
    { key: 'control', title: 'Control' },
    { key: 'mount', title: 'Dentro o fuera' },
    { key: 'side', title: 'Lado' },
    { key: 'quantity', title: 'Piezas' },
    ...measures('width', 'Ancho'),
    ...measures('height', height),
    { key: 'note', title: 'Nota' },
  ];
}

/** The side and place of a column of measures; null for any other. */
export function measureOf(
  key: ColumnKey,
): { readonly side: 'widths' | 'heights'; readonly place: Place } | null {
  const side = key.startsWith('width') ? 'widths' : key.startsWith('height') ? 'heights' : null;
  const place = places.find((one) => key.endsWith(String(one)));
  return side === null || place === undefined ? null : { side, place };
}
