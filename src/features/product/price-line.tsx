import { publicPrice } from '#src/format/money.ts';
import type { SizePrice } from './price-from.ts';
import classes from './price-line.module.css';
import { withMotor } from './price-words.ts';

/** "Desde $890 con IVA"; the law requires prices to include IVA. */
export function PriceLine({ price }: { readonly price: SizePrice | null }) {
  if (price === null) return <span className={classes.line}>Precio por cotizar</span>;
  return (
    <span className={classes.line}>
      Desde <strong translate="no">{publicPrice(price.centavos)}</strong> con IVA{withMotor(price)}
    </span>
  );
}
