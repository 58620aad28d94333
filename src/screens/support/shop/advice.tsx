import classes from './advice.module.css';

/** How to choose, point by point. */
export function Advice({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={classes['list']}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
