import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { quoterMachine, type QuoterStep } from '#machines/quoter.machine.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { useAlive } from '../../support/use-alive.ts';
import { bringsSomething } from './address-words.ts';
import { BenchContext, type Bench } from './bench.ts';
import { StepPanel } from './step-panel.tsx';
import { Stepper } from './stepper.tsx';
import { stepIn } from './steps.ts';
import { fetchTools, useTools } from './tools.ts';
import { usePrices } from './use-prices.ts';
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
  const location = useLocation();
  const { windows, unit } = draft;
  const isBegun = windows.length > 0;
  const isAlive = useAlive();
  // Who only looks at the page as it was built does not need its prices at every size yet.
  const soon = useTools(isAlive || isBegun || bringsSomething(location));
  const tools = typeof soon === 'string' ? null : soon;
  const parts = tools?.parts ?? null;
  const quotable = tools?.quotable ?? null;
  const { book, own, onOwn } = usePrices(quotable);
  const [complaints, onComplaints] = useState<Bench['complaints']>({});
  const panel = useRef<HTMLElement>(null);
  const priced = useMemo(
    () =>
      tools === null || book === null
        ? []
        : windows.map((window) => tools.parts.priceWindow(window, unit, book, tools.quotable)),
    [windows, unit, book, tools],
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
      <div className={classes['bench']}>
        {parts === null ? null : (
          <Suspense>
            <parts.Arrivals />
          </Suspense>
        )}
        <Stepper />
        {parts === null ? null : (
          <>
            <parts.DraftNews />
            <Suspense>
              <parts.OwnPrices onOwn={onOwn} />
            </Suspense>
          </>
        )}
        {soon === 'failed' ? (
          <ErrorAlert title="No pudimos traer las telas y sus precios." onRetry={fetchTools}>
            Revisa tu internet; lo que llevas sigue aquí.
          </ErrorAlert>
        ) : null}
        <div className={classes['columns']} data-begun={isBegun || undefined}>
          <div className={classes['work']}>
            <section
              aria-label="Ventanas de tu cotización"
              className={classes['windows']}
              data-begun={isBegun || undefined}
            >
              {isBegun ? null : (
                <p className={classes['none']}>
                  Tu primera ventana empieza aquí. Puedes cotizar toda la casa.
                </p>
              )}
              {parts === null ? null : <parts.WindowStrip />}
            </section>
            <StepPanel ref={panel} own={own} />
          </div>
          {parts === null ? null : <parts.Pane />}
        </div>
      </div>
    </BenchContext>
  );
}
