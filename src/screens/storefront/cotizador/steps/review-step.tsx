import { useSelector } from '@xstate/react';
import { useServices } from '#src/actor-hooks/services.ts';
import { refusedInstallation } from '#src/features/delivery/installer-text.ts';
import { ShopAnswers } from '#src/features/delivery/shop-answers.tsx';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { AddWindow } from '../draft/add-window.tsx';
import { useStartOver } from '../draft/start-over.ts';
import { RequestQuote } from '../finish/request-quote.tsx';
import { UserActions } from '../finish/user-actions.tsx';
import { useEstimate } from '../price/use-estimate.ts';
import type { PriceListActor } from '../price/use-prices.ts';
import { useTotal } from '../price/use-total.ts';
import { useQuoter } from '../quoter-state.ts';
import { ReviewRows } from '../windows/review-rows.tsx';
import { ReviewTotal } from './review-total.tsx';

interface ReviewStepProps {
  /** The logged-in user's prices, to load them again. */
  readonly userPrices: PriceListActor | null;
}

const NO_FABRICS: ReadonlyMap<string, string> = new Map();

/** All windows, the total, and the actions. */
export function ReviewStep({ userPrices }: ReviewStepProps) {
  const { actor, draft, priced, book, quotable, serverMessages } = useQuoter();
  const { session } = useServices();
  const isLoggedIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  const estimate = useEstimate();
  const place = usePlace();
  const startOver = useStartOver();
  const prices = useTotal();
  if (book === null || quotable === null) return null;
  const refused = refusedInstallation(
    draft.windows.map(({ choices }) => ({ line: choices })),
    place,
    // A request is no order yet: it may be sent as it is.
    isLoggedIn ? undefined : 'Puedes quitar la instalación, o te decimos quién la hace cuando te llamemos.',
  );
  return (
    <div className={layout.stack} data-gap="large">
      <ReviewRows
        actor={actor}
        priced={priced}
        quotable={quotable}
        fabrics={estimate?.fabrics ?? NO_FABRICS}
        serverMessages={serverMessages}
      />
      <p>
        <AddWindow />
      </p>
      <ReviewTotal prices={prices} estimate={estimate} />
      {refused === null ? null : (
        <p className={layout.note} data-tone="bad" role="alert">
          {refused}
        </p>
      )}
      <ShopAnswers />
      <p>
        <button type="button" className={buttonClass('small')} onClick={startOver}>
          Empezar de nuevo
        </button>
      </p>
      {prices === null ? null : isLoggedIn ? (
        <UserActions totals={prices.totals} userPrices={userPrices} />
      ) : (
        <RequestQuote totals={prices.totals} />
      )}
    </div>
  );
}
