import type { CartLine, Supply } from '#src/api/contract/assumed/cart.ts';
import { IconAlertTriangle } from '#src/ui/icons.ts';
import { inPesos } from '../quoting/money.ts';
import { riseOf } from './added.ts';
import classes from './line-notes.module.css';

const supplies: Readonly<Record<Supply, string>> = {
  disponible: 'Hay material.',
  poco: 'Queda poco material: puede tardar unos días más.',
  agotado: 'El material está agotado: se espera al que viene en camino.',
};

/** "Subió $120.00 desde que se agregó." */
function riseText(centavos: number): string | null {
  if (centavos === 0) return null;
  return `${centavos > 0 ? 'Subió' : 'Bajó'} ${inPesos(Math.abs(centavos))} desde que se agregó.`;
}

/** What there is to know of a line: why it cannot be ordered, whether there is material, and how its price has moved. */
export function LineNotes({ line }: { readonly line: CartLine }) {
  const rise = riseText(riseOf(line));
  if (line.problem !== null) {
    return (
      <p className={classes['problem']}>
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
        <span>No se puede pedir así. {line.problem}</span>
      </p>
    );
  }
  const notes = [line.supply === null ? null : supplies[line.supply], rise].filter((one) => one !== null);
  return notes.length === 0 ? null : (
    <p className={classes['notes']} data-warns={(line.supply ?? 'disponible') !== 'disponible' || undefined}>
      {notes.join(' ')}
    </p>
  );
}
