import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { municipalitiesMachine, statesMachine } from '#machines/locations.machine.ts';
import { useActorSurroundings } from './actor-surroundings.ts';
import { OptionsNote } from './options-note.tsx';
import styles from './place-fields.module.css';
import { SelectField } from './select-field.tsx';

/** What the two fields say, and what browsers may know of their answers. */
const wordsFor = {
  own: {
    state: 'Elige tu estado',
    stateFirst: 'Primero elige tu estado',
    municipality: 'Elige tu municipio',
    stateHint: 'address-level1',
    municipalityHint: 'address-level2',
  },
  theirs: {
    state: 'Elige el estado',
    stateFirst: 'Primero elige el estado',
    municipality: 'Elige el municipio',
    stateHint: 'off',
    municipalityHint: 'off',
  },
} as const;

interface PlaceFieldsProps {
  /** Where the person lives already, as the fields' first values: what is chosen since is the person's. @default unknown */
  readonly defaultState?: number | null;
  readonly defaultMunicipality?: number | null;
  /** Whether a person speaks of themself or of somebody else, whom the browser cannot know. @default 'own' */
  readonly whose?: 'own' | 'theirs';
}

/** A state and, once it is chosen, one of its municipalities. */
export function PlaceFields({
  defaultState = null,
  defaultMunicipality = null,
  whose = 'own',
}: PlaceFieldsProps) {
  const surroundings = useActorSurroundings();
  const states = useActorRef(statesMachine, surroundings);
  const municipalities = useActorRef(municipalitiesMachine, surroundings);
  const stateList = useSelector(states, ({ context }) => context.data);
  const municipalityList = useSelector(municipalities, (snapshot) =>
    snapshot.matches('ready') ? snapshot.context.data : null,
  );
  const needsState = useSelector(municipalities, (snapshot) => snapshot.matches('idle'));
  /** A municipality belongs to its state: once another one is chosen, the old one is no answer any more. */
  const [hasMoved, setHasMoved] = useState(false);
  const [home] = useState(defaultState);
  useEffect(() => {
    if (home !== null) municipalities.send({ type: 'resource.load', input: { id: home } });
  }, [municipalities, home]);
  const words = wordsFor[whose];
  return (
    <div className={styles['place']}>
      <SelectField
        name="state_id"
        label="Estado"
        placeholder={words.state}
        autoComplete={words.stateHint}
        options={stateList ?? []}
        current={home}
        onChoose={(id) => {
          setHasMoved(true);
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
        placeholder={needsState ? words.stateFirst : words.municipality}
        autoComplete={words.municipalityHint}
        options={municipalityList ?? []}
        current={hasMoved ? null : defaultMunicipality}
      >
        <OptionsNote actor={municipalities} loading="Cargando los municipios…" />
      </SelectField>
    </div>
  );
}
