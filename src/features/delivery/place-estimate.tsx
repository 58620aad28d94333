import { Suspense, useState } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { site } from '#src/config/site.ts';
import type { OrderedWindow } from '#src/content/delivery.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { Availability } from './estimate.ts';
import { PostcodeField } from './postcode-field.tsx';

const PlaceAnswer = lazyPart(
  () => import('./answer/place-answer.tsx').then((module) => ({ default: module.PlaceAnswer })),
  () => null,
);

interface PlaceEstimateProps {
  readonly windows: readonly OrderedWindow[];
  /** Where the screen knows it. @default it is requested with the first postcode */
  readonly availability?: Availability;
}

/** When windows are delivered to a postcode, and for what freight, by the shop's table; nothing without one. */
export function PlaceEstimate({ windows, availability }: PlaceEstimateProps) {
  const [postcode, setPostcode] = useState('');
  const state = stateOfPostcode(postcode);
  if (site.delivery === undefined) return null;
  return (
    <div className={layout.stack} data-gap="small">
      <PostcodeField label="Código postal de entrega" value={postcode} onChange={setPostcode} />
      <div role="status" className={layout.optional}>
        {state === null ? null : (
          <Suspense>
            <PlaceAnswer state={state} zones={site.delivery.zones} {...{ windows, availability }} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
