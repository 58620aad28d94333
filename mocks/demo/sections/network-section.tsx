import { clearFaults, conditions, setLatency } from '../../faults/conditions.ts';
import { callLog } from '../call-log.ts';
import { useStore } from '../use-store.ts';
import { callAreas } from './areas.ts';
import { Collapsible } from './collapsible.tsx';
import { FaultSelect } from './fault-select.tsx';
import classes from './section.module.css';

const latencies = [0, 300, 1_000, 2_000, 4_000, 12_000];

const labelOf = (ms: number) => (ms === 0 ? 'Sin espera' : `${(ms / 1000).toLocaleString('es-MX')} s más`);

/** Network conditions: the latency of all calls and the fault of each. */
export function NetworkSection() {
  const { latencyMs, faults } = useStore(conditions);
  const calls = useStore(callLog);
  const offered = latencies.includes(latencyMs) ? latencies : [...latencies, latencyMs];
  const count = Object.keys(faults).length;
  return (
    <div className={classes.section}>
      <label className={classes.row}>
        <span>Todas las llamadas</span>
        <select
          className={classes.select}
          value={latencyMs}
          onChange={({ currentTarget }) => {
            setLatency(Number(currentTarget.value));
          }}
        >
          {offered.map((ms) => (
            <option key={ms} value={ms}>
              {labelOf(ms)}
            </option>
          ))}
        </select>
      </label>
      <div>
        {callAreas.map(([area, members]) => {
          const faulty = members.filter((call) => faults[call] !== undefined).length;
          const used = members.some((call) => calls.some((entry) => entry.call === call));
          return (
            <Collapsible
              key={area}
              initiallyOpen={faulty > 0 || used}
              summary={
                <span className={classes.between}>
                  <span>{area}</span>
                  {faulty === 0 ? null : (
                    <span className={classes.bad}>
                      {faulty === 1 ? '1 falla' : `${String(faulty)} fallas`}
                    </span>
                  )}
                </span>
              }
            >
              {() => members.map((call) => <FaultSelect key={call} call={call} />)}
            </Collapsible>
          );
        })}
      </div>
      <div className={classes.actions}>
        <button
          type="button"
          className={classes.plain}
          disabled={count === 0 && latencyMs === 0}
          onClick={clearFaults}
        >
          Quitar todas
        </button>
        <span className={classes.hint}>Solo en esta pestaña; siguen al recargar.</span>
      </div>
    </div>
  );
}
