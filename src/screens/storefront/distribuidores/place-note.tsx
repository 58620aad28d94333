import { clsx as cx } from 'clsx';
import { isPostcode, stateOfPostcode } from '#src/content/postcodes.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { SoughtPlace } from './find-place.ts';

interface PlaceNoteProps {
  /** What was typed. */
  readonly text: string;
  readonly place: SoughtPlace | null;
}

/** Says from where distances are counted, or that a postcode is none. */
export const PlaceNote = ({ text: typed, place }: PlaceNoteProps) => (
  <p role="status" className={cx(text.soft, layout.optional)} data-small>
    {noteOf(typed, place)}
  </p>
);

function noteOf(typed: string, place: SoughtPlace | null): string | null {
  if (!isPostcode(typed)) {
    return place === null ? null : `Del más cercano a ${place.name} al más lejano, en línea recta.`;
  }
  return place === null
    ? `Ningún estado tiene el código postal ${typed.trim()}. Revísalo, o busca por ciudad.`
    : `${typed.trim()} es de ${stateOfPostcode(typed) ?? ''}: las distancias van desde ${place.name}, su capital.`;
}
