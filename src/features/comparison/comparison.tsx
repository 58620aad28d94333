import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import type { ProductId } from '#src/content/schema/vocabulary.ts';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { comparedIn, COMPARISON_ID, MOST_COMPARED } from './address.ts';

const ComparisonTable = lazyPart(
  () => import('./table/comparison-table.tsx').then((module) => ({ default: module.ComparisonTable })),
  () => null,
);

/** The usual sizes, in cm: of a window, and of an awning with its projection or drop, which all models have. */
const BLIND = { comparar: '', ancho: '120', alto: '160' } as const;
const AWNING = { comparar: '', ancho: '300', alto: '254' } as const;

interface ComparisonProps {
  /** What the page sells; others can be added of it alone. */
  readonly product: ProductId;
}

/** Up to four products or colours side by side, where the address names some (`?comparar=`). */
export function Comparison({ product }: ComparisonProps) {
  const { values, change } = useListQuery<keyof typeof BLIND>(product === 'toldos' ? AWNING : BLIND);
  const isHydrated = useHydrated();
  const compared = comparedIn(isHydrated ? values.comparar : '');
  if (compared.length === 0) return null;
  return (
    <Section id={COMPARISON_ID} title="Lado a lado">
      <Suspense fallback={<Waiting label="Trayendo las fichas…" />}>
        <ComparisonTable
          product={product}
          compared={compared.slice(0, MOST_COMPARED)}
          waiting={compared.slice(MOST_COMPARED)}
          width={values.ancho}
          height={values.alto}
          onChange={change}
        />
      </Suspense>
    </Section>
  );
}
