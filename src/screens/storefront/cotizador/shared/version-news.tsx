import type { AskedChange, SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { VersionChanges } from '#src/features/quotes/version-changes.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';

interface VersionNewsProps {
  readonly quote: SharedQuote;
  readonly isOpen: boolean;
  /** When a change was asked for, formatted. */
  readonly askedOn: string | null;
}

/** The change that the client asked for, and what a later version changed. */
export function VersionNews({ quote, isOpen, askedOn }: VersionNewsProps) {
  const quotable = useQuotable();
  const former = quote.former.at(-1);
  return (
    <>
      {quote.asked_change !== null && isOpen ? (
        <AskedChangeNote change={quote.asked_change} on={askedOn} />
      ) : null}
      {former === undefined ? null : (
        <details open={isOpen}>
          <summary>Esta es la versión {quote.version}: mira qué cambió</summary>
          <VersionChanges older={former} newer={quote} quotable={quotable} />
        </details>
      )}
    </>
  );
}

interface AskedChangeNoteProps {
  readonly change: AskedChange;
  readonly on: string | null;
}

/** What the client asked to change, while the seller has not changed it. */
const AskedChangeNote = ({ change: { note, windows }, on }: AskedChangeNoteProps) => (
  <div className={layout.note} data-tone="plain" role="status">
    <p>Pediste un cambio{on === null ? '' : ` el ${on}`}. En cuanto lo hagan, aquí verás la versión nueva.</p>
    {[note, ...windows.map((one) => one.note)].map((said) =>
      said === null ? null : (
        <p key={said} className={text.soft} data-small>
          «{said}»
        </p>
      ),
    )}
  </div>
);
