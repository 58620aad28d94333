import { Suspense, type Ref } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useBench, useWork } from './bench.ts';
import { stepNames, steps, stepTitles } from './steps.ts';
import { ControlStep } from './steps/control-step.tsx';
import { FabricStep } from './steps/fabric-step.tsx';
import { MeasuresStep } from './steps/measures-step.tsx';
import { ProductStep } from './steps/product-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import type { PriceListActor } from './use-prices.ts';
import { WindowHead } from './window-head.tsx';
import classes from './step-panel.module.css';

interface StepPanelProps {
  readonly ref: Ref<HTMLElement>;
  /** The list of whoever is logged in, to be asked for again. */
  readonly own: PriceListActor | null;
}

const TITLE_ID = 'paso';

/** The step that is worked at, with the ways on and back. */
export function StepPanel({ ref, own }: StepPanelProps) {
  const { step, go, draft } = useBench();
  const here = steps.indexOf(step);
  const [before, after] = [steps[here - 1], steps[here + 1]];
  const isReview = step === 'review';
  const isBegun = draft.windows.length > 0;
  return (
    <section ref={ref} aria-labelledby={TITLE_ID} className={classes['panel']}>
      <h2 id={TITLE_ID} tabIndex={-1} data-step-title className={classes['title']}>
        {stepTitles[step]}
      </h2>
      {isBegun && !isReview ? <WindowHead /> : null}
      <div className={classes['content']}>{step === 'product' ? <ProductStep /> : <Later own={own} />}</div>
      <div className={classes['ways']}>
        {before === undefined ? null : (
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              go('back');
            }}
          >
            {isReview ? 'Volver' : `Atrás: ${stepNames[before].toLocaleLowerCase('es-MX')}`}
          </button>
        )}
        {after === undefined ? null : <Onwards to={stepNames[after].toLocaleLowerCase('es-MX')} />}
      </div>
    </section>
  );
}

/** The way on; where nothing was chosen yet there is none. */
function Onwards({ to }: { readonly to: string }) {
  const { go, draft, actor } = useBench();
  const { at } = actor.getSnapshot().context;
  const isChosen = draft.windows.some(({ key, family }) => key === at && family !== null);
  return isChosen ? (
    <button
      type="button"
      className={`${buttonClass('filled') ?? ''} ${classes['onwards'] ?? ''}`}
      onClick={() => {
        go('next');
      }}
    >
      Siguiente: {to}
    </button>
  ) : null;
}

/** What needs products and prices, which come after the page. */
function Later({ own }: { readonly own: PriceListActor | null }) {
  const { step, quotable, draft, go } = useBench();
  const work = useWork();
  if (quotable === null) return <Waiting label="Trayendo telas y precios…" />;
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
