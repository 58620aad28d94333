import { clsx as cx } from 'clsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useLoadedQuoter } from '../load-quoter.ts';
import type { PriceListActor } from '../price/use-prices.ts';
import { useQuoter } from '../quoter-state.ts';
import { ProductStep } from '../steps/product-step.tsx';
import { NextButton } from './next-button.tsx';
import classes from './step-panel.module.css';
import { stepNames, steps, stepTitles } from './steps.ts';

interface StepPanelProps {
  /** The logged-in user's prices, to load them again. */
  readonly userPrices: PriceListActor | null;
}

const TITLE_ID = 'paso';

/** The open step with its back and next buttons. */
export function StepPanel({ userPrices }: StepPanelProps) {
  const { step, go, draft } = useQuoter();
  const loaded = useLoadedQuoter(false);
  const parts = typeof loaded === 'string' ? null : loaded.parts;
  const before = steps[steps.indexOf(step) - 1];
  const isReview = step === 'review';
  const isBegun = draft.windows.length > 0;
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1} data-step-title className={cx(text.title, classes.title)}>
        {stepTitles[step]}
      </h2>
      {parts === null ? null : <parts.StopNote />}
      <div className={classes.content}>
        {step === 'product' ? (
          <ProductStep />
        ) : parts === null ? (
          <Waiting label="Trayendo telas y precios…" />
        ) : (
          <parts.StepContent userPrices={userPrices} />
        )}
      </div>
      {isBegun && !isReview && parts !== null ? <parts.WindowHead /> : null}
      <div className={cx(layout.row, layout.optional, layout.between, layout.apart)}>
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
        <NextButton place="step" />
      </div>
    </section>
  );
}
