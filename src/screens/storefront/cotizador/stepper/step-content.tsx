import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { PriceListActor } from '../price/use-prices.ts';
import { useEditing, useQuoter } from '../quoter-state.ts';
import { ControlStep } from '../steps/control-step.tsx';
import { FabricStep } from '../steps/fabric-step.tsx';
import { MeasuresStep } from '../steps/measures-step.tsx';
import { ReviewStep } from '../steps/review-step.tsx';
import classes from './step-content.module.css';

interface StepContentProps {
  /** The logged-in user's prices, to load them again. */
  readonly userPrices: PriceListActor | null;
}

/** Content of the steps after the product. */
export function StepContent({ userPrices }: StepContentProps) {
  const { step, draft, go } = useQuoter();
  const editing = useEditing();
  if (
    draft.windows.length === 0 ||
    (step !== 'review' && (editing?.current.window.family ?? null) === null)
  ) {
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
        <ReviewStep userPrices={userPrices} />
      </Suspense>
    );
  }
  if (editing === null) return null;
  if (step === 'measures') return <MeasuresStep editing={editing} />;
  return (
    <AfterHeading key={`${step} ${editing.current.window.key}`}>
      {step === 'fabric' ? <FabricStep editing={editing} /> : <ControlStep editing={editing} />}
    </AfterHeading>
  );
}

/** Long content of a step, rendered after its heading, so that the step answers the press at once. */
function AfterHeading({ children }: { readonly children: ReactNode }) {
  const isShown = useDeferredValue(true, false);
  return isShown ? children : <div className={classes.room} />;
}
