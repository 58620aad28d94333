import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keptDraft } from '#machines/support/kept-draft.ts';
import { fingerprintOf, knownTotalOf } from '#machines/support/sent-requests.ts';
import type { Draft } from '#src/api/draft.ts';
import { href } from '#src/config/routes.ts';
import { wordsOfAll } from '#src/features/window-words/piece-words.ts';
import { inCurrency } from '#src/format/money.ts';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { sharePath } from './share-text.ts';
import { useSentRequests } from './use-sent-requests.ts';
import classes from './where-you-were.module.css';

/** The quote that is not finished, and the request that was sent last, at the foot of the window. */
export function WhereYouWere() {
  const [kept] = useState(keptDraft);
  const sent = useSentRequests();
  const [last] = sent;
  const isSent = kept !== null && sent.some(({ fingerprint }) => fingerprint === fingerprintOf(kept));
  const begun = isSent ? null : kept;
  if (begun === null && last === undefined) return null;
  return (
    <aside aria-label="Donde te quedaste" className={cx(layout.onScreen, classes.bar)}>
      {begun === null ? null : (
        <Link className={buttonClass('small')} to={href('quoter')}>
          {`Sigue tu cotización: ${begunText(begun)}`}
        </Link>
      )}
      {last === undefined ? null : (
        <Link
          className={buttonClass('small')}
          to={last.share === null ? href('quoter') : sharePath(last.share)}
        >
          {`Enviada ${last.folio}: ver o cambiar`}
        </Link>
      )}
    </aside>
  );
}

/** "2 ventanas, $19,359.00"; without the price where nobody has seen it yet. */
function begunText(draft: Draft): string {
  const { one, many } = wordsOfAll(draft.windows);
  const pieces = counted(draft.windows.length, one, many);
  const total = knownTotalOf(draft);
  return total === null ? pieces : `${pieces}, ${inCurrency(total)}`;
}
