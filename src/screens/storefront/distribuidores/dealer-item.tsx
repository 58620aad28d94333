import { clsx as cx } from 'clsx';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { DealerCard } from '#src/ui/contact/dealer-card.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconMapPin } from '#src/ui/icons.ts';
import classes from './dealers.module.css';
import { placeOf, pointOf } from './find-dealers.ts';
import { namesOfProducts } from './products.ts';

interface DealerItemProps {
  readonly dealer: Dealer;
  /** Distance, in km; null when unknown. */
  readonly km: number | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A dealer in the list, with a button that shows them on the map when they have coordinates. */
export function DealerItem({ dealer, km, chosen, onChoose }: DealerItemProps) {
  const { products, ...known } = dealer;
  return (
    <DealerCard
      {...known}
      look="row"
      place={placeOf(dealer)}
      distance={km === null || km < SAME_KM ? null : inKm(km)}
      sold={namesOfProducts(products)}
    >
      {pointOf(dealer) === null ? null : (
        <button
          type="button"
          className={cx(buttonClass('small'), classes.onMap)}
          aria-pressed={chosen}
          onClick={onChoose}
        >
          <IconMapPin size={16} stroke={1.5} aria-hidden />
          Ver en el mapa
        </button>
      )}
    </DealerCard>
  );
}

const NEAR_KM = 10;
/** A dealer at the very place that distances are counted from has none. */
const SAME_KM = 0.05;

/** "3.4 km", "120 km" */
const inKm = (km: number) =>
  `${km.toLocaleString('es-MX', { maximumFractionDigits: km < NEAR_KM ? 1 : 0 })} km`;
