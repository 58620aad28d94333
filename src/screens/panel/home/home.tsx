import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import { useLastVisit } from '#src/features/news/visits.tsx';
import { firstName } from '#src/format/first-name.ts';
import { momentText } from '#src/format/long-dates.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { CounterCard } from './counter-card.tsx';
import { counterFacts } from './counter-facts.ts';
import { HomeSection } from './home-section.tsx';
import classes from './home.module.css';
import { News } from './news.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UserNote } from './user-note.tsx';
import { Work } from './work/work.tsx';

const GENERAL = 'Esto es lo que tienes en marcha y lo que más usas.';

/** The day of the last visit; on a first visit, the purpose of this page. */
function LastVisit() {
  const before = useLastVisit();
  if (before === null) return GENERAL;
  return (
    <Suspense fallback={GENERAL}>
      <VisitedAt at={before.at} />
    </Suspense>
  );
}

function VisitedAt({ at }: { readonly at: number }) {
  const { timeZone } = useConfig();
  const moment = momentText(at, timeZone);
  return `Tu última visita fue ${moment}${moment.endsWith('.') ? '' : '.'}`;
}

/** The panel home: greeting, what waits, work in progress, counters, news and shortcuts. Works without the user's data. */
export function PanelHome() {
  const { session, counters } = useServices();
  const name = useSelector(session, ({ context }) => firstName(context.user?.name));
  return (
    <div className={classes.home}>
      <Stack gap="md">
        <PageHeading size="work" lead={<LastVisit />}>
          {name === null ? 'Hola' : `Hola, ${name}`}
        </PageHeading>
        <UserNote session={session} />
      </Stack>
      <Work />
      <HomeSection title="Tus números" place="side">
        <ul className={cx(layout.columns, classes.counters)} data-fill>
          {counterFacts.map((facts) => (
            <li key={facts.name}>
              <CounterCard counters={counters} {...facts} />
            </li>
          ))}
        </ul>
      </HomeSection>
      <News />
      <Shortcuts />
    </div>
  );
}
