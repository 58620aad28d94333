import type { Ref } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useBench } from './bench.ts';
import { stepNames, steps, stepTitles } from './steps.ts';
import { ProductStep } from './steps/product-step.tsx';
import { useTools } from './tools.ts';
import type { PriceListActor } from './use-prices.ts';
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
  const soon = useTools(false);
  const parts = typeof soon === 'string' ? null : soon.parts;
  const here = steps.indexOf(step);
  const [before, after] = [steps[here - 1], steps[here + 1]];
  const isReview = step === 'review';
  const isBegun = draft.windows.length > 0;
  return (
    <section ref={ref} aria-labelledby={TITLE_ID} className={classes['panel']}>
      <h2 id={TITLE_ID} tabIndex={-1} data-step-title className={classes['title']}>
        {stepTitles[step]}
      </h2>
      {isBegun && !isReview && parts !== null ? <parts.WindowHead /> : null}
      <div className={classes['content']}>
        {step === 'product' ? (
          <ProductStep />
        ) : parts === null ? (
          <Waiting label="Trayendo telas y precios…" />
        ) : (
          <parts.StepContent own={own} />
        )}
      </div>
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
