import { clsx as cx } from 'clsx';
import { useId } from 'react';
import { sayDrawback } from '#src/features/window-words/reason-texts.ts';
import { remoteText } from '#src/features/window-words/remote-text.ts';
import { differenceInCurrency } from '#src/format/money.ts';
import { listed } from '#src/format/words.ts';
import { neededRemotes } from '#src/quoting/making/standard-line.ts';
import type { Drawback } from '#src/quoting/reasons/drawback.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { Editing } from '../quoter-state.ts';
import { withChoices } from '../steps/priced-choices.ts';

/** What may be missing of the remotes. */
export const remoteDrawbacks: ReadonlySet<Drawback> = new Set(['no-remote', 'few-channels']);

/** Warns of motors without a remote, or without their own channel, and offers the remotes that they need. */
export function RemotesNote({ editing }: { readonly editing: Editing }) {
  const id = useId();
  const { current, change, draft, book, quotable } = editing;
  const { window, outcome, price } = current;
  if (outcome?.kind !== 'quote' || price === null) return null;
  const missing = outcome.drawbacks.find((drawback) => remoteDrawbacks.has(drawback));
  if (missing === undefined) return null;
  const remotes = neededRemotes(outcome.made.control, outcome.line.quantity, book.list);
  const choices = { ...window.choices, remotes };
  const { centavos } = withChoices(current, choices, { unit: draft.unit, book, quotable });
  const added = centavos === null ? '' : ` (${differenceInCurrency(centavos - price.totalCentavos)})`;
  return (
    <div className={cx(layout.row, layout.note)} role="status">
      <p id={id}>{sayDrawback(missing)}</p>
      {remotes.length === 0 ? null : (
        <button
          type="button"
          className={buttonClass('small')}
          aria-describedby={id}
          onClick={() => {
            change({ choices });
          }}
        >
          Poner {listed(remotes.map((remote) => remoteText(remote, quotable.nameOf)))}
          {added}
        </button>
      )}
    </div>
  );
}
