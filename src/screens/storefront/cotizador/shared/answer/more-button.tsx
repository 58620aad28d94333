import { buttonClass } from '#src/ui/controls/button.ts';
import { BATCH_SIZE } from '../batch-size.ts';

interface MoreButtonProps {
  /** How many rows are there, and how many are shown. */
  readonly total: number;
  readonly shown: number;
  readonly onMore: (shown: number) => void;
}

/** Shows the next rows of a list; nothing when all are shown. */
export function MoreButton({ total, shown, onMore }: MoreButtonProps) {
  if (total <= shown) return null;
  return (
    <button
      type="button"
      className={buttonClass('link')}
      onClick={() => {
        onMore(shown + BATCH_SIZE);
      }}
    >
      {`Ver más (faltan ${String(total - shown)})`}
    </button>
  );
}
