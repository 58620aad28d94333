import text from '#src/ui/styles/text.module.css';
import type { Setting } from '../coverings.ts';
import type { Dressing } from '../dressing.ts';
import { FREE, nightPrivacy, throughIt } from './night-privacy.ts';
import classes from './seen-from-outside.module.css';

const percent = (share: number) => `${String(Math.round(share * 100))} %`;

interface SeenFromOutsideProps {
  readonly dressing: Dressing;
  readonly setting: Setting;
}

/** Who sees you at night from the street, in words. */
export function SeenFromOutside({ dressing, setting }: SeenFromOutsideProps) {
  const { view, free, contrast } = nightPrivacy(dressing, setting);
  return (
    <div className={classes.outside}>
      <p>
        <strong>Quién te ve de noche.</strong> Con la luz prendida, desde la calle {throughIt[view]}.
        {free > FREE ? ` Por el ${percent(free)} de la ventana que queda libre se ve todo.` : null}
      </p>
      <p className={text.soft} data-small>
        Detrás de la tela se distingue el {percent(contrast)} de lo que se vería sin ella: depende de sus
        huecos, de su color y de la lámpara.
      </p>
    </div>
  );
}
