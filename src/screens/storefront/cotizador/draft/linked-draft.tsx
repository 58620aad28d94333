import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkInHash, ownHash } from '#machines/support/draft-link.ts';
import { withQuiet } from '#src/browser/quiet-state.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useEstimate } from '../price/use-estimate.ts';
import { useTotal } from '../price/use-total.ts';
import { useQuoter } from '../quoter-state.ts';
import { focusStep } from '../stepper/focus-step.ts';
import { ReviewTotal } from '../steps/review-total.tsx';
import { ReviewRows } from '../windows/review-rows.tsx';
import { CopyLink } from './copy-link.tsx';

const TITLE_ID = 'compartida';

const NO_FABRICS: ReadonlyMap<string, string> = new Map();

const NO_MESSAGES = {};

/** Somebody else's draft that a link brought, to read (B153): the person's own stays as it is until they make theirs from this one. */
export function LinkedDraft() {
  const { actor, draft, priced, book, quotable } = useQuoter();
  const hasOwn = useSelector(actor, ({ context }) => context.draft.windows.length > 0);
  const location = useLocation();
  const navigate = useNavigate();
  const estimate = useEstimate();
  const prices = useTotal();
  // Whoever goes on begins at the open step, which then has taken this place.
  useEffect(() => focusStep, []);
  const goOn = (isTaken: boolean) => {
    const { search, hash, state } = location;
    const found = linkInHash(hash);
    void navigate(
      { search, hash: isTaken && found !== null ? ownHash(found.link) : '' },
      { replace: true, state: withQuiet(state), preventScrollReset: true },
    );
  };
  if (book === null || quotable === null) return null;
  return (
    <section aria-labelledby={TITLE_ID} className={layout.stack} data-gap="large">
      <div className={layout.stack} data-gap="small">
        <h2 id={TITLE_ID} className={text.title}>
          {draft.title === '' ? 'Te mandaron esta cotización' : draft.title}
        </h2>
        <p className={text.soft}>
          Llegó por un enlace, con los precios de hoy, y aquí solo se ve. ¿Quieres cambiarle algo? Haz la tuya
          a partir de ella{hasOwn ? ': la que ya tenías se puede recuperar' : ''}.
        </p>
      </div>
      <ReviewRows
        actor={null}
        priced={priced}
        quotable={quotable}
        fabrics={estimate?.fabrics ?? NO_FABRICS}
        serverMessages={NO_MESSAGES}
      />
      <ReviewTotal prices={prices} estimate={estimate} />
      <div className={layout.row} data-gap="small">
        <button
          type="button"
          className={buttonClass('filled')}
          onClick={() => {
            goOn(true);
          }}
        >
          Hacer la mía de aquí
        </button>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            goOn(false);
          }}
        >
          {hasOwn ? 'Seguir con la mía' : 'Empezar una nueva'}
        </button>
      </div>
      <div className={layout.row} data-gap="small">
        <CopyLink />
      </div>
    </section>
  );
}
