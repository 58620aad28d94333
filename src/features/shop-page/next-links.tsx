import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './next-links.module.css';

interface NextLinksProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The end of a page, with links to the quoter and the dealers. */
export function NextLinks({ title, children }: NextLinksProps) {
  return (
    <aside className={cx(layout.row, classes.band)} aria-labelledby="sigue">
      <div>
        <h2 id="sigue" className={text.title}>
          {title}
        </h2>
        <p className={cx(text.soft, classes.text)}>{children}</p>
      </div>
      <p className={layout.row}>
        <Link className={buttonClass('filled')} to={href('quoter')}>
          Cotiza tu ventana
        </Link>
        <Link className={buttonClass()} to={href('dealers')}>
          Encuentra un distribuidor
        </Link>
      </p>
    </aside>
  );
}
