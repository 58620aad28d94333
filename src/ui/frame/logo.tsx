import classes from './logo.module.css';

/** A window with its blind half way down, and the shop's name. The link around it has the accessible name. */
export function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 150 38" aria-hidden="true" focusable="false">
      <path className={classes.fabric} d="M4 4h22v15.5H4z" />
      <path className={classes.frame} d="M4 4v30h22V4M15 20v14" />
      <path className={classes.rail} d="M0 4h30M4 19.5h22" />
      <g className={classes.letters}>
        <path d="M42 14.2V34M42 23.4c0-5.6 3.2-8.8 8.6-8.8" />
        <circle cx="63" cy="24.2" r="9.2" />
        <path d="M80 3v31M88.5 3v31" />
        <path d="M97 14.2v11.2c0 5 3 8 7.7 8s7.9-3.2 7.9-8.2v-11M112.6 14.2V34" />
        <path d="M121 14.2 137 34M137 14.2 121 34" />
      </g>
    </svg>
  );
}
