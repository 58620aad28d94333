import { Button } from '@mantine/core';
import type { Place } from '#src/ui/map/place.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import { judgePlace, type Verdict } from './judge-place.ts';
import { sayPlace } from './written-place.ts';

const warnings: Readonly<Record<Exclude<Verdict['kind'], 'fine'>, string>> = {
  swapped: 'La latitud y la longitud parecen estar al revés.',
  minus: 'Parece que un signo menos falta o sobra: en México la longitud es negativa.',
  outside: 'Este punto cae fuera de México. Puedes guardarlo si así es.',
  impossible: 'La latitud va de -90 a 90 y la longitud de -180 a 180.',
};

interface PlaceWarningProps {
  readonly place: Place;
  /** Accepts the suggested place. */
  readonly onAccept: (place: Place) => void;
}

/** Warns about an unlikely place and suggests the probable one. */
export function PlaceWarning({ place, onAccept }: PlaceWarningProps) {
  const verdict = judgePlace(place);
  return (
    <div role="status">
      {verdict.kind === 'fine' ? null : (
        <ActionNote text={warnings[verdict.kind]}>
          {'meant' in verdict ? (
            <Button
              onClick={() => {
                onAccept(verdict.meant);
              }}
            >
              ¿Quisiste decir {sayPlace(verdict.meant)}?
            </Button>
          ) : null}
        </ActionNote>
      )}
    </div>
  );
}
