import { useActorRef, useSelector } from '@xstate/react';
import { municipalitiesMachine, statesMachine } from '#machines/locations.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { SelectField } from '../../support/select-field.tsx';
import styles from './place-fields.module.css';
import { OptionsNote } from './options-note.tsx';

/** A state and, once it is chosen, one of its municipalities. */
export function PlaceFields() {
  const surroundings = useActorSurroundings();
  const states = useActorRef(statesMachine, surroundings);
  const municipalities = useActorRef(municipalitiesMachine, surroundings);
  const stateList = useSelector(states, ({ context }) => context.data);
  const municipalityList = useSelector(municipalities, (snapshot) =>
    snapshot.matches('ready') ? snapshot.context.data : null,
  );
  const needsState = useSelector(municipalities, (snapshot) => snapshot.matches('idle'));
  return (
    <div className={styles['place']}>
      <SelectField
        name="state_id"
        label="Estado"
        placeholder="Elige tu estado"
        autoComplete="address-level1"
        options={stateList ?? []}
        onChoose={(id) => {
          municipalities.send(
            id === null ? { type: 'resource.clear' } : { type: 'resource.load', input: { id } },
          );
        }}
      >
        <OptionsNote actor={states} loading="Cargando los estados…" />
      </SelectField>
      <SelectField
        name="municipality_id"
        label="Municipio"
        placeholder={needsState ? 'Primero elige tu estado' : 'Elige tu municipio'}
        autoComplete="address-level2"
        options={municipalityList ?? []}
      >
        <OptionsNote actor={municipalities} loading="Cargando los municipios…" />
      </SelectField>
    </div>
  );
}
