import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { quoterMachine, type QuoterStep } from '#machines/quoter.machine.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { useHasInteracted } from '#src/page/use-has-interacted.ts';
import { hasContent } from './address-params.ts';
import { QuoterContext, type QuoterState } from './quoter-state.ts';
import { StepPanel } from './step-panel.tsx';
import { Stepper } from './stepper.tsx';
import { stepIn } from './steps.ts';
import { fetchTools, useTools } from './tools.ts';
import { usePrices } from './use-prices.ts';
import classes from './quoter-body.module.css';

/** Text fields have an undo of their own. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select');

/** Undoes and redoes by keyboard outside of text fields. */
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

/** The quoter without its heading: windows, steps, drawing and price. */
export function QuoterBody() {
  const actor = useActorRef(quoterMachine, useActorSurroundings());
  const draft = useSelector(actor, ({ context }) => context.draft);
  const at = useSelector(actor, ({ context }) => context.at);
  const step = useSelector(actor, stepIn);
  const location = useLocation();
  const { windows, unit } = draft;
  const isBegun = windows.length > 0;
  const hasInteracted = useHasInteracted();
  // A visitor who has not used the page does not need prices for a size yet.
  const loading = useTools(hasInteracted || isBegun || hasContent(location));
  const tools = typeof loading === 'string' ? null : loading;
  const parts = tools?.parts ?? null;
  const quotable = tools?.quotable ?? null;
  const { book, userPrices, onUserPrices } = usePrices(quotable);
  const [serverMessages, onServerMessages] = useState<QuoterState['serverMessages']>({});
  const [availability, onAvailability] = useState<QuoterState['availability']>(null);
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
    <QuoterContext
      value={{
        ...{ actor, draft, step, quotable, book, availability, priced, current, go },
        ...{ serverMessages, onServerMessages },
      }}
    >
      <div className={`${layout['stack'] ?? ''} ${classes['quoter'] ?? ''}`}>
        {parts === null ? null : (
          <Suspense>
            <parts.AddressContent />
          </Suspense>
        )}
        <Stepper />
        {parts === null ? null : (
          <>
            <parts.EditingNote />
            <parts.DraftNotice />
            <Suspense>
              <parts.UserPrices onUserPrices={onUserPrices} />
              <parts.LoadAvailability onAvailability={onAvailability} />
            </Suspense>
          </>
        )}
        {loading === 'failed' ? (
          <ErrorAlert title="No pudimos traer las telas y sus precios." onRetry={fetchTools}>
            Revisa tu internet; lo que llevas sigue aquí.
          </ErrorAlert>
        ) : null}
        <div className={classes['columns']} data-begun={isBegun || undefined}>
          <div className={`${layout['stack'] ?? ''} ${classes['main'] ?? ''}`}>
            <section
              aria-label="Ventanas de tu cotización"
              className={`${layout['stack'] ?? ''} ${classes['windows'] ?? ''}`}
              data-begun={isBegun || undefined}
            >
              {isBegun ? null : (
                <p className={text['soft']}>Tu primera ventana empieza aquí. Puedes cotizar toda la casa.</p>
              )}
              {parts === null ? null : <parts.WindowStrip />}
            </section>
            <StepPanel ref={panel} userPrices={userPrices} />
          </div>
          {parts === null ? null : <parts.Pane />}
        </div>
      </div>
    </QuoterContext>
  );
}
