import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { DeferredWindow } from './deferred-parts.tsx';
import classes from './hero.module.css';
import type { Look } from './window-style.ts';

/** The first screen: heading, links, and an interactive window. */
export function Hero() {
  const [look, setLook] = useState<Look>();
  return (
    <section className={cx('own-scheme', classes.hero)} data-time={look?.time} style={look?.style}>
      <div className={classes.text}>
        <PageHeading lead="Persianas, toldos y motorización hechos a la medida de tu ventana. Cotiza con el ancho y el alto, o encuentra cerca de ti a quien la mida y la instale.">
          La luz de&nbsp;tu&nbsp;casa, a&nbsp;tu&nbsp;medida
        </PageHeading>
        <p className={cx(layout.row, layout.apart)} data-apart="large">
          <Link className={buttonClass('filled')} to={href('quoter')}>
            Cotiza tu ventana
          </Link>
          <Link className={buttonClass()} to={href('dealers')}>
            Encuentra un distribuidor
          </Link>
        </p>
      </div>
      <DeferredWindow onLook={setLook} />
    </section>
  );
}
