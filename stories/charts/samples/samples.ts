import { sampleRequestsOn } from '#mocks/seeds/sample-requests.ts';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import type { ChosenSample } from '#src/api/stored/sample-store.ts';
import { href } from '#src/config/routes.ts';

export const sample: ChosenSample = { variant: 'screen-5', color: 'blanco-lino', quote: null };

export const path = `${href('quotesAdmin')}?vista=muestras`;

export const [, waiting] = sampleRequestsOn('2026-11-24').map((row): SampleRequest => ({
  ...row,
  folio: `M-${String(row.number)}`,
}));
