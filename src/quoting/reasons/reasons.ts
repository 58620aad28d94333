/** The kinds of options that a line can name and its product may lack. */
export type Choice = 'control' | 'motor' | 'gallery' | 'extra' | 'remote';

/** Why a line cannot be made or priced: a code and the figures of its sentence. `by` names the part that sets the limit. */
export type Reason =
  | { readonly code: 'bad-value'; readonly field: string }
  | { readonly code: 'unknown-choice'; readonly choice: Choice; readonly id: string }
  | {
      readonly code: 'too-narrow' | 'too-wide' | 'too-short' | 'too-tall';
      readonly limitMm: number;
      readonly by: string;
    }
  | { readonly code: 'too-large'; readonly limitMm2: number; readonly by: string }
  | { readonly code: 'outside-table'; readonly by: string }
  | {
      readonly code: 'projection-not-made';
      readonly shorterMm: number | null;
      readonly longerMm: number | null;
    }
  | { readonly code: 'too-narrow-for-projection' | 'too-wide-for-projection'; readonly limitMm: number }
  | { readonly code: 'no-fabric' }
  | { readonly code: 'roll-not-made'; readonly rollMm: number }
  | { readonly code: 'wider-than-roll'; readonly rollMm: number }
  | { readonly code: 'cannot-rotate' }
  | { readonly code: 'too-tall-to-rotate'; readonly limitMm: number }
  | { readonly code: 'cannot-join' }
  | { readonly code: 'nothing-to-join'; readonly pieceMm: number }
  | { readonly code: 'too-many-pieces'; readonly pieces: number; readonly most: number }
  | { readonly code: 'too-many-cloths'; readonly most: number; readonly by: string }
  | { readonly code: 'cloths-too-narrow'; readonly limitMm: number }
  | { readonly code: 'no-tube'; readonly limitMm: number }
  | {
      readonly code: 'motor-too-weak';
      readonly id: string;
      readonly neededMNm: number;
      readonly torqueMNm: number;
    }
  | { readonly code: 'needs-motor'; readonly id: string }
  | { readonly code: 'needs-control'; readonly id: string; readonly controls: readonly string[] }
  | { readonly code: 'other-system'; readonly id: string; readonly system: string }
  | { readonly code: 'gallery-too-long'; readonly id: string; readonly limitMm: number }
  | {
      readonly code: 'past-grid';
      readonly id: string;
      readonly side: 'width' | 'height';
      readonly limitMm: number;
    }
  | {
      readonly code: 'not-made-at-size';
      readonly id: string;
      readonly widthMm: number;
      readonly heightMm: number;
    }
  | { readonly code: 'not-in-price-list'; readonly id: string };
