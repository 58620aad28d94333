import classes from './how-to.module.css';

const corners = [
  [92, 46],
  [226, 62],
  [226, 178],
  [92, 194],
] as const;

/** A drawing of a window with its corners marked and a sheet on its glass. */
export function HowTo() {
  return (
    <svg viewBox="0 0 320 240" className={classes.drawing} aria-hidden="true" focusable="false">
      <rect width="320" height="240" rx="8" fill="var(--sunken)" />
      <path d="M0 206 320 190V240H0z" fill="var(--rule)" />
      <path d="M92 46 226 62V178L92 194z" fill="var(--sky)" stroke="var(--ink-soft)" strokeWidth="5" />
      <path d="M159 54V186M92 122 226 121" stroke="var(--ink-soft)" strokeWidth="3" />
      <path d="M92 46 226 62V112L92 110z" fill="var(--accent)" fillOpacity=".82" />
      <path d="M92 106 226 108V112L92 110z" fill="var(--surface)" />
      <path d="M110 138 134 138.5V168L110 170z" fill="#fff" stroke="var(--ink-soft)" />
      <g fill="var(--surface)" stroke="var(--accent)" strokeWidth="3">
        {corners.map(([x, y]) => (
          <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="9" />
        ))}
      </g>
    </svg>
  );
}
