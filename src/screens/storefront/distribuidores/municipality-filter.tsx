import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { municipalitiesMachine } from '#machines/municipalities/municipalities.machine.ts';
import { statesMachine } from '#machines/states/states.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { OptionsNote } from '#src/features/account/options-note.tsx';
import { LiveSelect } from '#src/forms/live-select.tsx';
import { isSameState } from '#src/reading/state-name.ts';

export interface MunicipalityFilterProps {
  /** Name of the chosen state. */
  readonly state: string;
  /** Name of the chosen municipality; '' for none. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

const WHOLE_STATE = { value: '', label: 'Todo el estado' };

/** The municipalities that the server lists in the chosen state: distances are counted from the chosen one. */
export function MunicipalityFilter({ state, value, onChange }: MunicipalityFilterProps) {
  const surroundings = useActorSurroundings();
  const states = useActorRef(statesMachine, surroundings);
  const municipalities = useActorRef(municipalitiesMachine, surroundings);
  const id = useSelector(
    states,
    ({ context }) => context.data?.find(({ name }) => isSameState(name, state))?.id ?? null,
  );
  useEffect(() => {
    municipalities.send(id === null ? { type: 'resource.clear' } : { type: 'resource.load', input: { id } });
  }, [municipalities, id]);
  const names = useSelector(municipalities, (snapshot) =>
    snapshot.matches('ready') ? snapshot.context.data : null,
  );
  const options = names?.map(({ name }) => ({ value: name, label: name })) ?? [];
  // One in the address is shown before the list is there.
  const unlisted =
    value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: value }];
  return (
    <div>
      <LiveSelect
        label="Municipio"
        value={value}
        options={[WHOLE_STATE, ...unlisted, ...options]}
        onChange={onChange}
      />
      <OptionsNote actor={states} loading="Cargando los municipios…" />
      <OptionsNote actor={municipalities} loading="Cargando los municipios…" />
    </div>
  );
}
