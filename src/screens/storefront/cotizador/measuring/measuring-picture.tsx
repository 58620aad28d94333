import classes from './measuring-helper.module.css';

const across = [30, 70, 110];
const down = [30, 80, 130];

/** A drawing of a window with the places to measure. */
export function MeasuringPicture() {
  return (
    <svg
      viewBox="0 0 160 140"
      fill="none"
      strokeWidth={1.5}
      className={classes.picture}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="18" y="18" width="124" height="104" stroke="var(--ink)" />
      <path d="M80 18v104M18 70h124" stroke="var(--rule-strong)" />
      {across.map((y) => (
        <path key={y} d={`M20 ${String(y)}H140`} stroke="var(--accent)" />
      ))}
      {down.map((x) => (
        <path key={x} d={`M${String(x)} 20V120`} stroke="var(--copper)" />
      ))}
      <path d="M20 20L140 120M20 120L140 20" stroke="var(--rule-strong)" strokeDasharray="4 3" />
    </svg>
  );
}
