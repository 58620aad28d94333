import { useId } from 'react';
import type { Services } from '../../../support/services.ts';
import cardClasses from '../card.module.css';
import { Picture } from '../picture/picture.tsx';
import { DataForm } from './data-form.tsx';
import classes from './data-section.module.css';
import { KnownUser } from './known-user.tsx';

/** The person's data and their picture, once it is known who they are: an empty form would overwrite what is there. */
export function DataSection({ session }: Pick<Services, 'session'>) {
  const titleId = useId();
  return (
    <KnownUser session={session}>
      {(user) => (
        <div className={classes['section']}>
          <Picture session={session} user={user} />
          <section className={cardClasses['card']} aria-labelledby={titleId}>
            <h2 id={titleId} className={cardClasses['title']}>
              Tus datos
            </h2>
            <DataForm key={user.id} session={session} user={user} labelledBy={titleId} />
          </section>
        </div>
      )}
    </KnownUser>
  );
}
