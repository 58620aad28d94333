import { useId } from 'react';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { IconChevronDown } from '#src/ui/icons.ts';
import type { Place } from '#src/ui/map/place.ts';
import fieldClasses from '../../../support/field.module.css';

interface CapitalFieldProps {
  /** Told of the capital to look at; null for the whole country. */
  readonly onGo: (place: Place | null) => void;
}

/** Takes the map to a capital; the pin stays where it is. */
export function CapitalField({ onGo }: CapitalFieldProps) {
  const id = useId();
  return (
    <div className={fieldClasses['field']}>
      <label htmlFor={id} className={fieldClasses['label']}>
        Ir a la capital
      </label>
      <p id={`${id}-hint`} className={fieldClasses['description']}>
        El pin se queda donde está.
      </p>
      <div className={fieldClasses['withSection']}>
        <select
          id={id}
          className={fieldClasses['input']}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { value } }) => {
            onGo(stateCapitals.find(({ state }) => state === value) ?? null);
          }}
        >
          <option value="">Todo México</option>
          {stateCapitals.map(({ state, capital }) => (
            <option key={state} value={state}>
              {state === capital ? state : `${state}: ${capital}`}
            </option>
          ))}
        </select>
        <IconChevronDown className={fieldClasses['chevron']} size={18} stroke={1.5} aria-hidden />
      </div>
    </div>
  );
}
