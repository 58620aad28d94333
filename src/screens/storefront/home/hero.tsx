import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { DeferredForm, DeferredWindow } from './deferred-parts.tsx';
import classes from './hero.module.css';
import type { Look } from './window-style.ts';

/** The first screen: heading, links, and an interactive window. */
export function Hero() {
  const [look, setLook] = useState<Look>();
  return (
    <section className={cx('own-scheme', classes.hero)} data-time={look?.time} style={look?.style}>
      <div className={classes.text}>
        <PageHeading lead="Persianas, toldos y motores hechos para tu ventana. Con dos números ves qué telas te quedan y cuánto cuestan, con IVA y sin registrarte.">
          La luz de&nbsp;tu&nbsp;casa, a&nbsp;tu&nbsp;medida
        </PageHeading>
        <DeferredForm />
        <p className={layout.apart}>
          <Link className={text.link} to={href('dealers')}>
            Encuentra un distribuidor
          </Link>
        </p>
      </div>
      <DeferredWindow onLook={setLook} />
    </section>
  );
}
