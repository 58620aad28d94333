import { buttonClass } from '#src/ui/button.ts';
import type { Place } from '#src/ui/map/place.ts';
import { judgePlace, type Verdict } from './judge-place.ts';
import classes from './user-place.module.css';
import { sayPlace } from './written-place.ts';

const words: Readonly<Record<Exclude<Verdict['kind'], 'fine'>, string>> = {
  swapped: 'La latitud y la longitud parecen estar al revés.',
  minus: 'Parece que un signo menos falta o sobra: en México la longitud es negativa.',
  outside: 'Este punto cae fuera de México. Puedes guardarlo si así es.',
  impossible: 'La latitud va de -90 a 90 y la longitud de -180 a 180.',
};

interface DoubtProps {
  readonly place: Place;
  /** Takes the place that is probably meant. */
  readonly onMeant: (place: Place) => void;
}

/** What is odd about a place, and the one that was probably meant; silent about the others. */
export function Doubt({ place, onMeant }: DoubtProps) {
  const verdict = judgePlace(place);
  return (
    <div role="status" className={classes['doubt']} data-kind={verdict.kind}>
      {verdict.kind === 'fine' ? null : <p>{words[verdict.kind]}</p>}
      {'meant' in verdict ? (
        <p>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              onMeant(verdict.meant);
            }}
          >
            ¿Quisiste decir {sayPlace(verdict.meant)}?
          </button>
        </p>
      ) : null}
    </div>
  );
}
