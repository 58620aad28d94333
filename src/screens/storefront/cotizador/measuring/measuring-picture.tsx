import classes from './measuring-helper.module.css';

const across = [30, 70, 110];
const down = [30, 80, 130];

/** A window, and where each of its measures is taken. */
export function MeasuringPicture() {
  return (
    <svg viewBox="0 0 160 140" className={classes['picture']} aria-hidden="true" focusable="false">
      <rect x="18" y="18" width="124" height="104" className={classes['frame']} />
      <path d="M80 18v104M18 70h124" className={classes['mullion']} />
      {across.map((y) => (
        <path key={y} d={`M20 ${String(y)}H140`} className={classes['width']} />
      ))}
      {down.map((x) => (
        <path key={x} d={`M${String(x)} 20V120`} className={classes['height']} />
      ))}
      <path d="M20 20L140 120M20 120L140 20" className={classes['diagonal']} />
    </svg>
  );
}
