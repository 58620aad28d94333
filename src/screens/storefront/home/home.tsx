import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import classes from './home.module.css';
import { ProductIndex } from './product-index.tsx';
import { WindowScene } from './window-scene.tsx';

/** The first page: what is sold here, and the two ways on. */
export function Home() {
  return (
    <>
      <section className={classes['hero']}>
        <div className={classes['words']}>
          <PageHeading lead="Persianas, toldos y motorización hechos a la medida de tu ventana. Cotiza con el ancho y el alto, o encuentra cerca de ti a quien la mida y la instale.">
            La luz de&nbsp;tu&nbsp;casa, a&nbsp;tu&nbsp;medida
          </PageHeading>
          <p className={classes['ways']}>
            <Link className={buttonClass('filled')} to={href('quoter')}>
              Cotiza tu ventana
            </Link>
            <Link className={buttonClass()} to={href('dealers')}>
              Encuentra un distribuidor
            </Link>
          </p>
        </div>
        <div className={classes['scene']}>
          <Suspense>
            <WindowScene />
          </Suspense>
        </div>
      </section>
      <Suspense>
        <ProductIndex />
      </Suspense>
    </>
  );
}
