import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import type { OwnWindowActor } from '#machines/support/start-own-window.ts';
import { href } from '#src/config/routes.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './choose-photo.module.css';
import { HowTo } from './how-to.tsx';
import { PhotoButtons } from './photo-buttons.tsx';

/** The first step: a photo, and how to take a good one. */
export function ChoosePhoto({ actor }: { readonly actor: OwnWindowActor }) {
  return (
    <div className={classes.choose}>
      <HowTo />
      <div className={layout.stack}>
        <p>Toma una foto de tu ventana y mira cómo queda, en su color y con la luz de tu cuarto.</p>
        <ul className={cx(text.bullets, text.soft)}>
          <li>De día, con la ventana completa: que se vean sus cuatro esquinas.</li>
          <li>Si quieres que estimemos su medida, pega al vidrio una hoja carta o una tarjeta.</li>
        </ul>
        <p className={layout.row}>
          <PhotoButtons actor={actor} />
        </p>
        <p className={cx(text.soft, text.text)} data-small>
          También puedes soltarla o pegarla aquí. Tu foto no sale de este dispositivo: no la enviamos ni la
          guardamos. Está en el <Link to={href('privacy')}>aviso de privacidad</Link>.
        </p>
      </div>
    </div>
  );
}
