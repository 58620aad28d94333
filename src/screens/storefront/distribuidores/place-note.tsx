import { clsx as cx } from 'clsx';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { SoughtPlace } from './find-place.ts';

interface PlaceNoteProps {
  /** The postcode that was typed; null for other words. */
  readonly postcode: string | null;
  readonly place: SoughtPlace | null;
}

/** Says from where distances are counted, or that a postcode is none. */
export const PlaceNote = ({ postcode, place }: PlaceNoteProps) => (
  <p role="status" className={cx(text.soft, layout.optional)} data-small>
    {noteOf(postcode, place)}
  </p>
);

function noteOf(postcode: string | null, place: SoughtPlace | null): string | null {
  if (postcode === null) {
    return place === null ? null : `Del más cercano a ${place.name} al más lejano, en línea recta.`;
  }
  return place === null
    ? `Ningún estado tiene el código postal ${postcode}. Revísalo, o busca por ciudad.`
    : `${postcode} es de ${stateOfPostcode(postcode) ?? ''}: las distancias van desde ${place.name}, su capital.`;
}
