import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconX } from '#src/ui/icons.ts';
import classes from './dealer-caption.module.css';
import { placeOf } from './find-dealers.ts';

interface DealerCaptionProps {
  readonly dealer: Dealer;
  /** Goes to the dealer in the list. */
  readonly onDetails: () => void;
  readonly onClose: () => void;
}

/** Says on the map whom it shows. */
export function DealerCaption({ dealer, onDetails, onClose }: DealerCaptionProps) {
  const name = dealer.name ?? 'Distribuidor';
  return (
    <div role="group" aria-label={`En el mapa: ${name}`} className={classes.caption}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.place}>{placeOf(dealer)}</p>
        <button type="button" className={buttonClass('link')} onClick={onDetails}>
          Ver sus datos
        </button>
      </div>
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={`Dejar de ver en el mapa a ${name}`}
        onClick={onClose}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}
