import { useState } from 'react';
import { restoreDemo } from './restore.ts';
import classes from './Strip.module.css';

/** Long enough to be read and announced before the page loads anew. */
const RELOAD_AFTER_MS = 1_200;

/** Says that nothing here is real, and takes everything back to how it was. Fits a strip of 24 px. */
export function Strip() {
  const [restored, setRestored] = useState(false);

  const restore = async () => {
    await restoreDemo();
    setRestored(true);
    setTimeout(() => {
      location.reload();
    }, RELOAD_AFTER_MS);
  };

  return (
    <div className={classes['strip']}>
      <span>Datos de demostración</span>
      <button type="button" className={classes['button']} disabled={restored} onClick={() => void restore()}>
        Restablecer datos
      </button>
      <output>{restored ? 'Datos restablecidos' : ''}</output>
    </div>
  );
}
