import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useEffect, useState } from 'react';
import { municipalitiesMachine } from '#machines/municipalities/municipalities.machine.ts';
import { statesMachine } from '#machines/states/states.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { TypedValues } from '#src/browser/typed.ts';
import { SelectField } from '#src/forms/select-field.tsx';
import { typedId, useTypedValues } from '#src/forms/typed-values.ts';
import layout from '#src/ui/styles/layout.module.css';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { OptionsNote } from './options-note.tsx';
import styles from './place-fields.module.css';

/** Placeholders of the two fields, and their autocomplete hints. */
const textsFor = {
  own: {
    state: 'Elige tu estado',
    stateFirst: 'Según tu estado',
    municipality: 'Elige tu municipio',
    stateHint: 'address-level1',
    municipalityHint: 'address-level2',
  },
  theirs: {
    state: 'Elige el estado',
    stateFirst: 'Según el estado',
    municipality: 'Elige el municipio',
    stateHint: 'off',
    municipalityHint: 'off',
  },
} as const;

/** The choice that was restored after the session expired, even an empty one; else the saved one. */
function initialId(typed: TypedValues, name: string, saved: number | null): number | null {
  const id = typedId(typed, name);
  return id === undefined ? saved : id;
}

interface PlaceFieldsProps {
  /** The initial values of the fields. @default none */
  readonly defaultState?: number | null;
  readonly defaultMunicipality?: number | null;
  /** Whose address it is: the person's own, which the browser can fill in, or another person's. @default 'own' */
  readonly whose?: 'own' | 'theirs';
}

const NONE: readonly never[] = [];

/** A state and, once chosen, one of its municipalities. */
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
  /** A municipality belongs to its state: after another state is chosen, the initial municipality no longer applies. */
  const [hasMoved, setHasMoved] = useState(false);
  const typed = useTypedValues();
  const [initialState] = useState(() => initialId(typed, 'state_id', defaultState));
  const [initialMunicipality] = useState(() => initialId(typed, 'municipality_id', defaultMunicipality));
  useEffect(() => {
    if (initialState !== null) municipalities.send({ type: 'resource.load', input: { id: initialState } });
  }, [municipalities, initialState]);
  const texts = textsFor[whose];
  return (
    <ThemeProvider>
      <div className={cx(layout.stack, styles.place)}>
        <SelectField
          name="state_id"
          label="Estado"
          placeholder={texts.state}
          autoComplete={texts.stateHint}
          options={stateList ?? NONE}
          current={initialState}
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
          placeholder={needsState ? texts.stateFirst : texts.municipality}
          autoComplete={texts.municipalityHint}
          options={municipalityList ?? NONE}
          current={hasMoved ? null : initialMunicipality}
        >
          <OptionsNote actor={municipalities} loading="Cargando los municipios…" />
        </SelectField>
      </div>
    </ThemeProvider>
  );
}
