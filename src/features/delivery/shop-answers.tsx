import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { anchorOf } from '#src/content/find/anchor.ts';
import { capital, listed, small } from '#src/format/words.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
import text from '#src/ui/styles/text.module.css';
import classes from './shop-answers.module.css';
import { shopAnswers } from './shop-answers.ts';

const title = capital(listed(shopAnswers.map(({ name }) => small(name))));

/** What a person asks before buying, folded: payment, invoice, delivery, guarantee, changes. */
export const ShopAnswers = () => (
  <Fold title={title}>
    <dl className={classes.answers}>
      {shopAnswers.map((one) => (
        <Fragment key={one.name}>
          <dt>
            <Link className={text.link} to={`${href('about')}#${anchorOf(one)}`}>
              {one.name}
            </Link>
          </dt>
          <dd>{one.answer}</dd>
        </Fragment>
      ))}
    </dl>
  </Fold>
);
