import { Suspense } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useBench, useWork } from './bench.ts';
import { ControlStep } from './steps/control-step.tsx';
import { FabricStep } from './steps/fabric-step.tsx';
import { MeasuresStep } from './steps/measures-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import type { PriceListActor } from './use-prices.ts';

interface StepContentProps {
  /** The list of whoever is logged in, to be asked for again. */
  readonly own: PriceListActor | null;
}

/** What is chosen and typed after the product. */
export function StepContent({ own }: StepContentProps) {
  const { step, draft, go } = useBench();
  const work = useWork();
  if (draft.windows.length === 0 || (step !== 'review' && (work?.current.window.family ?? null) === null)) {
    return (
      <p>
        Primero elige qué quieres poner.{' '}
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            go('product');
          }}
        >
          Elegir producto
        </button>
      </p>
    );
  }
  if (step === 'review') {
    return (
      <Suspense fallback={<Waiting label="Preparando tu cotización…" />}>
        <ReviewStep own={own} />
      </Suspense>
    );
  }
  if (work === null) return null;
  if (step === 'measures') return <MeasuresStep work={work} />;
  return step === 'fabric' ? <FabricStep work={work} /> : <ControlStep work={work} />;
}
