import classes from './late-notice.module.css';

/** Stands where a part of the page is still on its way; seen only when that takes its time. */
export function LateNotice() {
  return (
    <p role="status" className={classes['late']}>
      Cargando…
    </p>
  );
}
