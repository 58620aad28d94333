import '#src/ui/theme/field-styles.ts';
import { NativeSelect } from '@mantine/core';
import { stateCapitals } from '#src/config/state-capitals.ts';
import type { Place } from '#src/ui/map/place.ts';

interface CapitalFieldProps {
  /** Called with the chosen capital; null for the whole country. */
  readonly onGo: (place: Place | null) => void;
}

const WHOLE_COUNTRY = { value: '', label: 'Todo México' };

const options = [
  WHOLE_COUNTRY,
  ...stateCapitals.map(({ state, capital }) => ({
    value: state,
    label: state === capital ? state : `${state}: ${capital}`,
  })),
];

/** Moves the map to a capital; the pin stays. */
export const CapitalField = ({ onGo }: CapitalFieldProps) => (
  <NativeSelect
    label="Ir a la capital"
    description="El pin se queda donde está."
    data={options}
    defaultValue={WHOLE_COUNTRY.value}
    onChange={({ currentTarget }) => {
      onGo(stateCapitals.find(({ state }) => state === currentTarget.value) ?? null);
    }}
  />
);
