import { useRef } from 'react';
import { useOpenedByHash } from '#src/browser/use-opened-by-hash.ts';
import { familyOf } from '#src/content/families.ts';
import type { ProductId } from '#src/content/schema/vocabulary.ts';
import { measuringGuides } from '#src/content/texts/measuring.ts';
import { measuringId } from '#src/features/product/addresses.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
import { MeasuringSteps } from './steps/measuring-steps.tsx';
import classes from './steps/measuring.module.css';

/** How each family of a product is measured, where it differs; open where the address names it. */
export function MeasuringGuides({ product }: { readonly product: ProductId }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenedByHash(list);
  return (
    <div ref={list} className={classes.guides}>
      {measuringGuides.map(({ family: id, steps }) => {
        const family = familyOf(id);
        return family.product === product ? (
          <Fold key={id} id={measuringId(id)} title={`Cómo medir: ${family.one.toLocaleLowerCase('es-MX')}`}>
            <MeasuringSteps steps={steps} />
          </Fold>
        ) : null;
      })}
    </div>
  );
}
