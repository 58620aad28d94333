import { Stack, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useId } from 'react';
import { useServices } from '#src/actor-hooks/services.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { CounterCard } from './counter-card.tsx';
import { counterFacts } from './counter-facts.ts';
import { firstName } from './first-name.ts';
import classes from './home.module.css';
import { LastVisit } from './last-visit.tsx';
import { News } from './news.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UserNote } from './user-note.tsx';
import { Work } from './work/work.tsx';

/** The panel home: greeting, counters, work in progress, news and shortcuts. Works without the user's data. */
export function PanelHome() {
  const { session, counters } = useServices();
  const name = useSelector(session, ({ context }) => firstName(context.user?.name ?? null));
  const countersId = useId();
  return (
    <Stack gap="2.5rem">
      <Stack gap="md">
        <PageHeading size="work" lead={<LastVisit />}>
          {name === null ? 'Hola' : `Hola, ${name}`}
        </PageHeading>
        <UserNote session={session} />
      </Stack>
      <section aria-labelledby={countersId}>
        <Title order={2} mb="md" id={countersId}>
          Tus pendientes
        </Title>
        <ul className={cx(layout.columns, classes.counters)} data-fill>
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
    </Stack>
  );
}
