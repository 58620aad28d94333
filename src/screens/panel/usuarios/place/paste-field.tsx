import { useId, useState } from 'react';
import fieldClasses from '../../../support/field.module.css';
import type { Place } from '#src/ui/map/place.ts';
import { parsePlace, type Reading } from './parse-place.ts';
import { sayPlace } from './written-place.ts';

interface PasteFieldProps {
  /** Told of each place that is read. */
  readonly onRead: (place: Place) => void;
}

/** Takes whatever people have of a place, and says at once what it has read there. */
export function PasteField({ onRead }: PasteFieldProps) {
  const [text, setText] = useState('');
  const id = useId();
  const reading = parsePlace(text);
  const isRead = reading.kind === 'place' || reading.kind === 'nothing';
  return (
    <div className={fieldClasses['field']}>
      <label htmlFor={id} className={fieldClasses['label']}>
        Pega coordenadas o un enlace
      </label>
      <p id={`${id}-hint`} className={fieldClasses['description']}>
        Por ejemplo “25.68, -100.31”, o el enlace de Google Maps, Apple Maps, Waze u OpenStreetMap.
      </p>
      <input
        id={id}
        type="text"
        className={fieldClasses['input']}
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={!isRead}
        aria-describedby={`${id}-hint ${id}-reading`}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          const found = parsePlace(value);
          if (found.kind === 'place') onRead(found.place);
        }}
      />
      <p
        id={`${id}-reading`}
        aria-live="polite"
        className={isRead ? fieldClasses['description'] : fieldClasses['error']}
      >
        {wordsFor(reading)}
      </p>
    </div>
  );
}

function wordsFor(reading: Reading): string {
  switch (reading.kind) {
    case 'nothing':
      return '';
    case 'place':
      return `Leímos ${sayPlace(reading.place)}.`;
    case 'short-link':
      return 'Los enlaces cortos no dicen dónde. Ábrelo en el navegador y pega la dirección larga que queda arriba.';
    case 'link':
      return 'Este enlace no trae coordenadas. En el mapa, toca el punto y copia sus números.';
    case 'unreadable':
      return 'No encontramos coordenadas aquí. Escríbelas así: 25.68, -100.31.';
  }
}
