import { Suspense } from 'react';
import { momentText } from '../../support/moments.ts';
import { useConfig } from '../../support/services.ts';
import { useLastVisit } from '../../support/visits.tsx';

const GENERAL = 'Esto es lo que tienes en marcha y lo que más usas.';

/** When one was here last; on a first visit, what this page is. */
export function Lead() {
  const before = useLastVisit();
  if (before === null) return GENERAL;
  return (
    <Suspense fallback={GENERAL}>
      <Since at={before.at} />
    </Suspense>
  );
}

function Since({ at }: { readonly at: number }) {
  const { timeZone } = useConfig();
  const moment = momentText(at, timeZone);
  return `Tu última visita fue ${moment}${moment.endsWith('.') ? '' : '.'}`;
}
