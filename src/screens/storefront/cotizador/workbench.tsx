import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoterMachine, type QuoterStep } from '#machines/quoter.machine.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { priceWindow } from '../../support/quoting/price-window.ts';
import { fetchQuotable, useQuotableSoon } from '../../support/quoting/use-quotable.ts';
import { BenchContext, type Bench } from './bench.ts';
import { Arrivals } from './arrivals.tsx';
import { DraftNews } from './draft-news.tsx';
import { OwnPrices } from './own-prices.tsx';
import { Pane } from './pane.tsx';
import { StepPanel } from './step-panel.tsx';
import { Stepper } from './stepper.tsx';
import { stepIn } from './steps.ts';
import { usePrices } from './use-prices.ts';
import { WindowStrip } from './window-strip.tsx';
import classes from './workbench.module.css';

/** Fields take back what was typed by themselves. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select');

/** Takes back and does again by keyboard, wherever nobody is writing. */
function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target))
      return;
    event.preventDefault();
    if (event.shiftKey) onRedo();
    else onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

/** Where a quote is put together: its windows, the steps, and beside them the picture to scale with its price. */
export function Workbench() {
  const actor = useActorRef(quoterMachine, useActorSurroundings());
  const draft = useSelector(actor, ({ context }) => context.draft);
  const at = useSelector(actor, ({ context }) => context.at);
  const step = useSelector(actor, stepIn);
  // Who only looks at what there is does not need its prices at every size yet.
  const soon = useQuotableSoon(draft.windows.length > 0);
  const quotable = typeof soon === 'string' ? null : soon;
  const { book, own, onOwn } = usePrices(quotable);
  const [complaints, onComplaints] = useState<Bench['complaints']>({});
  const panel = useRef<HTMLElement>(null);
  const { windows, unit } = draft;
  const priced = useMemo(
    () =>
      quotable === null || book === null
        ? []
        : windows.map((window) => priceWindow(window, unit, book, quotable)),
    [windows, unit, book, quotable],
  );
  const current = priced.find(({ window }) => window.key === at) ?? null;

  useUndoKeys(
    () => {
      actor.send({ type: 'edit.undo' });
    },
    () => {
      actor.send({ type: 'edit.redo' });
    },
  );

  const go = (to: QuoterStep | 'next' | 'back') => {
    flushSync(() => {
      actor.send({ type: `step.${to}` });
    });
    panel.current?.querySelector<HTMLElement>('[data-step-title]')?.focus();
  };

  return (
    <BenchContext
      value={{ actor, draft, step, quotable, book, priced, current, go, complaints, onComplaints }}
    >
      <div className={classes['bench']} onPointerOver={fetchQuotable} onFocus={fetchQuotable}>
        <Suspense>
          <Arrivals />
        </Suspense>
        <Stepper />
        <DraftNews />
        <Suspense>
          <OwnPrices onOwn={onOwn} />
        </Suspense>
        {soon === 'failed' ? (
          <ErrorAlert title="No pudimos traer las telas y sus precios." onRetry={fetchQuotable}>
            Revisa tu internet; lo que llevas sigue aquí.
          </ErrorAlert>
        ) : null}
        <div className={classes['columns']} data-begun={windows.length > 0 || undefined}>
          <div className={classes['work']}>
            <WindowStrip />
            <StepPanel ref={panel} own={own} />
          </div>
          <Pane />
        </div>
      </div>
    </BenchContext>
  );
}
