import classes from './late-notice.module.css';

interface LateNoticeProps {
  /** @default 'Cargando…' */
  readonly text?: string;
}

/** Placeholder for what is about to come; visible only after a delay. */
export function LateNotice({ text = 'Cargando…' }: LateNoticeProps) {
  return (
    <p role="status" className={classes.late}>
      {text}
    </p>
  );
}
