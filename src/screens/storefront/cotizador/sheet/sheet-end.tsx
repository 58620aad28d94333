import { isCost, type PriceBook } from '#src/features/draft-windows/price-book.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { useQuoter } from '../quoter-state.ts';

interface SheetEndProps {
  readonly book: PriceBook;
  /** Whether something that was pasted waits for an answer. */
  readonly isAsked: boolean;
  readonly onAsked: () => void;
  /** Called when the person goes on in the quoter. */
  readonly onDone: () => void;
}

/** Leads from the sheet to its prices, once nothing that was pasted is in doubt. */
export function SheetEnd({ book, isAsked, onAsked, onDone }: SheetEndProps) {
  const { actor, draft } = useQuoter();
  return (
    <p>
      <button
        type="button"
        className={buttonClass('filled')}
        onClick={() => {
          if (isAsked) {
            onAsked();
            return;
          }
          // What the press put into the sheet counts.
          const { windows } = actor.getSnapshot().context.draft;
          actor.send({ type: windows.length === 0 ? 'step.product' : 'step.review' });
          onDone();
        }}
      >
        {draft.windows.length === 0 ? 'Seguir sin la hoja' : isCost(book) ? 'Ver tu costo' : 'Ver precios'}
      </button>
    </p>
  );
}
