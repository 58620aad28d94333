import classes from './scale-bar.module.css';
import { barMm, type View } from './view.ts';

/** A bar over a picture of cloth that says how long it is in mm. */
export function ScaleBar({ view }: { readonly view: View }) {
  const bar = barMm(view);
  return (
    <span
      className={classes.bar}
      data-scale-bar
      style={{ inlineSize: `${String((bar / view.mm) * 100)}%` }}
      aria-hidden
    >
      {bar} mm
    </span>
  );
}
