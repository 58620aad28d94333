import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { PlaceVignette } from '#src/ui/vignettes/place.tsx';
import classes from './home-content.module.css';

/** A link to the dealers. Only that page asks for the position. */
export function NearestDealer() {
  return (
    <section className={cx(layout.page, classes.wide)} aria-labelledby="distribuidor">
      <div className={cx(layout.columns, classes.dealer)} data-fill>
        <span className={classes.vignette}>
          <PlaceVignette />
        </span>
        <div>
          <h2 id="distribuidor" className={text.title}>
            Alguien cerca de ti la mide y la instala
          </h2>
          <p>
            Busca por estado, municipio o producto. Verás su teléfono, su WhatsApp y cómo llegar; tu ubicación
            solo se usa si tú la compartes.
          </p>
          <Link className={buttonClass()} to={href('dealers')}>
            Ver distribuidores
          </Link>
        </div>
      </div>
    </section>
  );
}
