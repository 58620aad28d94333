import { contract, type CallName } from '#src/api/contract/index.ts';
import { conditions, setFault } from '../../faults/conditions.ts';
import { faults, type Fault } from '../../faults/fault.ts';
import { labelOf } from '../../faults/label.ts';
import { useStore } from '../use-store.ts';
import classes from './section.module.css';

const NONE = '';

/** A call with a select for its fault. */
export function FaultSelect({ call }: { readonly call: CallName }) {
  const { [call]: fault } = useStore(conditions).faults;
  const { method, path } = contract[call];
  const label = fault === undefined ? NONE : labelOf(fault);
  const offered: readonly Fault[] =
    fault === undefined || faults.some((other) => labelOf(other) === label) ? faults : [...faults, fault];
  return (
    <label className={classes.row} data-faulty={fault !== undefined || undefined}>
      <span className={classes.call}>
        {call} <span className={classes.path}>{`${method} ${path}`}</span>
      </span>
      <select
        className={classes.select}
        value={label}
        onChange={({ currentTarget }) => {
          setFault(call, offered.find((other) => labelOf(other) === currentTarget.value) ?? null);
        }}
      >
        <option value={NONE}>Responde bien</option>
        {offered.map((other) => (
          <option key={labelOf(other)}>{labelOf(other)}</option>
        ))}
      </select>
    </label>
  );
}
