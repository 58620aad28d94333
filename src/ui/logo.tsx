import classes from './logo.module.css';

/** The wordmark: its two l are the jambs of a window, with the cloth half way down between them. */
export function Logo() {
  return (
    <svg className={classes['logo']} viewBox="0 0 118 38" role="img" aria-label="Rollux">
      <path className={classes['cloth']} d="M46 4h15v15H46z" />
      <g className={classes['stroke']}>
        <path d="M4 14.2V34M4 23.4c0-5.6 3.4-8.8 9.2-8.8" />
        <circle cx="28" cy="24.2" r="9.3" />
        <path d="M47.2 2.6V34M59.8 2.6V34" />
        <path d="M72.4 14.2v11.4c0 5 3 7.9 7.6 7.9s8-3.1 8-8.2V14.2M88 14.2V34" />
        <path d="M98.2 14.2 114 34M114 14.2 98.2 34" />
      </g>
      <path className={classes['bar']} d="M46 19.6h15" />
    </svg>
  );
}
