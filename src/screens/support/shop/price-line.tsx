import { pesos } from './format.ts';
import type { LowestPrice } from './price-from.ts';
import classes from './price-line.module.css';

/** "Desde $890 con IVA"; the law wants the total, and the page says that it is. */
export function PriceLine({ price }: { readonly price: LowestPrice | null }) {
  if (price === null) return <span className={classes['none']}>Precio por cotizar</span>;
  return (
    <span className={classes['line']}>
      Desde <strong>{pesos(price.centavos)}</strong> con IVA
    </span>
  );
}
