import type { CartLine } from '#src/api/contract/assumed/cart.ts';
import { counted } from '../shop/format.ts';
import { hasNews } from './added.ts';
import classes from './check-out.module.css';
import { LineNotes } from './line-notes.tsx';

/** Of so many lines nobody reads more at once. */
const MOST_SHOWN = 50;

/** What has changed since lines were put into the cart, one by one, before they are ordered. */
export function ChangesList({ lines }: { readonly lines: readonly CartLine[] }) {
  const changed = lines.filter(hasNews);
  if (changed.length === 0) {
    return <p className={classes['text']}>Nada cambió desde que lo agregaste: ni precios ni material.</p>;
  }
  return (
    <section aria-label="Qué cambió desde que lo agregaste" className={classes['changes']}>
      <h3 className={classes['heading']}>Qué cambió desde que lo agregaste</h3>
      <ul className={classes['list']}>
        {changed.slice(0, MOST_SHOWN).map((line) => (
          <li key={line.key}>
            <p className={classes['name']}>{line.name.trim() === '' ? 'Ventana' : line.name}</p>
            <LineNotes line={line} />
          </li>
        ))}
      </ul>
      {changed.length > MOST_SHOWN ? (
        <p className={classes['text']}>
          Y {counted(changed.length - MOST_SHOWN, 'ventana más', 'ventanas más')}: están marcadas en tu
          carrito.
        </p>
      ) : null}
    </section>
  );
}
