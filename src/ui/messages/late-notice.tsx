import classes from './late-notice.module.css';

/** Placeholder while a part of the page loads; visible only after a delay. */
export function LateNotice() {
  return (
    <p role="status" className={classes.late}>
      Cargando…
    </p>
  );
}
