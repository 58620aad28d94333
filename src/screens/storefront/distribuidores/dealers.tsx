import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './dealers.module.css';
import { Finder } from './finder.tsx';

const LIST_ID = 'lista-de-distribuidores';

/** Dealers who sell, measure and install: a list with a map beside it. */
export function Dealers() {
  return (
    <div className={cx(layout.page, layout.stack, classes.screen)} data-room>
      <PageHeading lead="Ellos miden tu ventana, te muestran las telas y dejan todo instalado. Busca por tu ciudad o por lo que quieres poner.">
        {routes.dealers.title}
      </PageHeading>
      <section className={classes.found} aria-labelledby={LIST_ID}>
        <h2 id={LIST_ID} className="visually-hidden">
          Distribuidores
        </h2>
        <Suspense fallback={<Waiting label="Cargando los distribuidores…" />}>
          <Finder />
        </Suspense>
      </section>
      <p className={cx(text.soft, text.text)}>
        ¿Vendes o instalas persianas y quieres aparecer aquí? <Link to={href('contact')}>Escríbenos</Link>.
      </p>
    </div>
  );
}
