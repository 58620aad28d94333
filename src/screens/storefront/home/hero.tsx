import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import classes from './hero.module.css';
import { LaterWindow } from './later.tsx';
import type { Look } from './look.ts';

/** What is sold here in two sentences, before a window that the visitor can try. */
export function Hero() {
  const [look, setLook] = useState<Look>();
  return (
    <section className={classes['hero']} data-time={look?.time} style={look?.style}>
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
      <LaterWindow onLook={setLook} />
    </section>
  );
}
