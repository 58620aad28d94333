import { Suspense } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useLastVisit } from '#src/features/news/visits.tsx';
import { momentText } from '#src/format/long-dates.ts';

const GENERAL = 'Esto es lo que tienes en marcha y lo que más usas.';

/** The day of the last visit; on a first visit, the purpose of this page. */
export function LastVisit() {
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
