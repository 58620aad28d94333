import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import classes from './ways-on.module.css';

interface WaysOnProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The end of a page: what to do now. */
export function WaysOn({ title, children }: WaysOnProps) {
  return (
    <aside className={classes['band']} aria-labelledby="sigue">
      <div>
        <h2 id="sigue" className={classes['title']}>
          {title}
        </h2>
        <p className={classes['text']}>{children}</p>
      </div>
      <p className={classes['ways']}>
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
