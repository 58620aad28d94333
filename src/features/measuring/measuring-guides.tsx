import { useRef } from 'react';
import { familyOf } from '#src/content/families.ts';
import type { ProductId } from '#src/content/schema/vocabulary.ts';
import { measuringGuides } from '#src/content/texts/measuring.ts';
import questions from '#src/features/advice/questions.module.css';
import { useOpenedByHash } from '#src/features/advice/use-opened-by-hash.ts';
import { measuringId } from '#src/features/product/addresses.ts';
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
          <details key={id} id={measuringId(id)} className={questions.item}>
            <summary>Cómo medir: {family.one.toLocaleLowerCase('es-MX')}</summary>
            <MeasuringSteps steps={steps} />
          </details>
        ) : null;
      })}
    </div>
  );
}
