import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { useServices } from '../../support/services.ts';
import { CounterCard } from './counter-card.tsx';
import { counterFacts } from './counter-facts.ts';
import { firstName } from './first-name.ts';
import styles from './home.module.css';
import { Lead } from './lead.tsx';
import { News } from './news.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UserNote } from './user-note.tsx';
import { Work } from './work/work.tsx';

/** The panel's start: who one is, what waits, what is new, and where to go. It stands with a user of whom nothing is known. */
export function PanelHome() {
  const { session, counters } = useServices();
  const name = useSelector(session, ({ context }) => firstName(context.user?.name ?? null));
  const countersId = useId();
  return (
    <div className={styles['screen']}>
      <div className={styles['greeting']}>
        <PageHeading size="work" lead={<Lead />}>
          {name === null ? 'Hola' : `Hola, ${name}`}
        </PageHeading>
        <UserNote session={session} />
      </div>
      <section aria-labelledby={countersId}>
        <h2 id={countersId} className={styles['title']}>
          Tus pendientes
        </h2>
        <ul className={styles['counters']}>
          {counterFacts.map((facts) => (
            <li key={facts.name}>
              <CounterCard counters={counters} {...facts} />
            </li>
          ))}
        </ul>
      </section>
      <Work />
      <News />
      <Shortcuts />
    </div>
  );
}
