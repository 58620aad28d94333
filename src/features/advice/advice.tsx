import layout from '#src/ui/styles/layout.module.css';
import classes from './advice.module.css';

/** Advice on how to choose, as a list. */
export function Advice({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={layout.columns} data-fill>
      {points.map((point) => (
        <li key={point} className={classes.point}>
          {point}
        </li>
      ))}
    </ul>
  );
}
