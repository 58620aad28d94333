import styles from './typed-note.module.css';

/** Says that a form holds what was typed before the session expired. */
export const TypedNote = () => (
  <p role="status" className={styles['note']}>
    Recuperamos lo que habías escrito. Aún no se ha guardado.
  </p>
);
