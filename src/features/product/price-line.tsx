import { publicPrice } from '#src/format/money.ts';
import type { LowestPrice } from './price-from.ts';
import classes from './price-line.module.css';

/** "Desde $890 con IVA"; the law requires prices to include IVA. */
export function PriceLine({ price }: { readonly price: Pick<LowestPrice, 'centavos'> | null }) {
  if (price === null) return <span className={classes.line}>Precio por cotizar</span>;
  return (
    <span className={classes.line}>
      Desde <strong>{publicPrice(price.centavos)}</strong> con IVA
    </span>
  );
}
