import { useState } from 'react';
import { initialScenario } from '../../database/initial-data.ts';
import { correctAddress } from '../../scenarios/address.ts';
import { applyScenario } from '../../scenarios/apply.ts';
import { scenarioIds, scenarioOf, type ScenarioId } from '../../scenarios/index.ts';
import { unknownScenario } from '../panel-state.ts';
import { recording } from '../recording/recorder.ts';
import { useStore } from '../use-store.ts';
import classes from './section.module.css';

interface ScenarioSectionProps {
  /** Called when a scenario has started. */
  readonly onBegun: (id: ScenarioId) => void;
}

/** The list of scenarios. The selected scenario starts with a button, because it discards the person's changes. */
export function ScenarioSection({ onBegun }: ScenarioSectionProps) {
  const current = useStore(initialScenario);
  const unknown = useStore(unknownScenario);
  const [chosen, setChosen] = useState<ScenarioId>(current ?? 'visitante');
  const [busy, setBusy] = useState(false);
  const isRecording = useStore(recording).matches('recording');

  const begin = async () => {
    setBusy(true);
    await applyScenario(chosen);
    correctAddress(chosen);
    unknownScenario.set(null);
    setBusy(false);
    onBegun(chosen);
  };

  return (
    <form
      className={classes.section}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {unknown === null ? null : (
        <p role="alert" className={classes.alert}>
          No hay ningún escenario llamado «{unknown}». Nada cambió: elige uno de la lista.
        </p>
      )}
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">Escenario</legend>
        {scenarioIds.map((id) => (
          <label key={id} className={classes.choice} data-current={id === current || undefined}>
            <input
              type="radio"
              name="escenario"
              value={id}
              checked={id === chosen}
              onChange={() => {
                setChosen(id);
              }}
            />
            <span>
              <strong className={classes.name}>{scenarioOf(id).name}</strong>
              {id === current ? (
                <>
                  {' '}
                  <span className={classes.mark}>en curso</span>
                </>
              ) : null}
              <span className={classes.about}>{scenarioOf(id).about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={classes.actions}>
        <button type="submit" className={classes.main} disabled={busy || isRecording}>
          {chosen === current ? 'Empezar de nuevo' : 'Empezar'}
        </button>
        <output className={classes.hint}>
          {isRecording
            ? 'Mientras se graba no se cambia de escenario.'
            : busy
              ? 'Preparando…'
              : 'Se pierde lo que cambiaste en los datos.'}
        </output>
      </div>
    </form>
  );
}
