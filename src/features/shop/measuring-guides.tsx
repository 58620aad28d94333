import { useRef } from 'react';
import { familyOf } from '#src/content/families.ts';
import type { ProductId } from '#src/content/schema/vocabulary.ts';
import { measuringGuides } from '#src/content/texts/measuring.ts';
import { measuringId } from './addresses.ts';
import { MeasuringSteps } from './measuring/measuring-steps.tsx';
import classes from './measuring/measuring.module.css';
import questions from './questions.module.css';
import { useOpenedByHash } from './use-opened-by-hash.ts';

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
