import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { PlaceVignette } from '#src/ui/vignettes/place.tsx';
import classes from './nearest-dealer.module.css';

/** Who measures and installs. Where the visitor is, is asked on that page and only if they want. */
export function NearestDealer() {
  return (
    <section className={classes['dealer']} aria-labelledby="distribuidor">
      <span className={classes['vignette']}>
        <PlaceVignette />
      </span>
      <div>
        <h2 id="distribuidor">Alguien cerca de ti la mide y la instala</h2>
        <p>
          Busca por estado, municipio o producto. Verás su teléfono, su WhatsApp y cómo llegar; tu ubicación
          solo se usa si tú la compartes.
        </p>
        <Link className={buttonClass()} to={href('dealers')}>
          Ver distribuidores
        </Link>
      </div>
    </section>
  );
}
