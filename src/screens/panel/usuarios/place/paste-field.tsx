import '#src/ui/theme/field-styles.ts';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { Place } from '#src/ui/map/place.ts';
import { parsePlace, type Reading } from './parse-place.ts';
import { sayPlace } from './written-place.ts';

interface PasteFieldProps {
  /** Called with each place that is read. */
  readonly onRead: (place: Place) => void;
}

/** Reads a pasted place and tells the result at once. */
export function PasteField({ onRead }: PasteFieldProps) {
  const [text, setText] = useState('');
  const reading = parsePlace(text);
  const isRead = reading.kind === 'place' || reading.kind === 'nothing';
  const message = messageFor(reading);
  return (
    <div>
      <TextInput
        label="Pega coordenadas o un enlace"
        description="Por ejemplo “25.68, -100.31”, o el enlace de Google Maps, Apple Maps, Waze u OpenStreetMap."
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={isRead ? undefined : message}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          const found = parsePlace(value);
          if (found.kind === 'place') onRead(found.place);
        }}
      />
      <Text c="dimmed" size="sm" mt={6} aria-live="polite">
        {isRead ? message : <VisuallyHidden>{message}</VisuallyHidden>}
      </Text>
    </div>
  );
}

function messageFor(reading: Reading): string {
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
