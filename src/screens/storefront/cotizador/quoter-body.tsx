import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { quoterMachine } from '#machines/quoter/quoter.machine.ts';
import { draftFromLink, linkInHash } from '#machines/support/draft-link.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useHasInteracted } from '#src/browser/use-has-interacted.ts';
import { wordsOfAll } from '#src/features/window-words/piece-words.ts';
import { capital } from '#src/format/words.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { hasContent } from './draft/address-params.ts';
import { fetchQuoter, useLoadedQuoter } from './load-quoter.ts';
import { usePrices, type PriceListActor } from './price/use-prices.ts';
import classes from './quoter-body.module.css';
import type { Parts } from './quoter-parts.ts';
import { QuoterContext, useQuoter, type QuoterState } from './quoter-state.ts';
import { HouseSheet } from './sheet/house-sheet.tsx';
import { useHouseSheet } from './sheet/use-house-sheet.ts';
import { movesOf } from './stepper/moves-of.ts';
import { StepPanel } from './stepper/step-panel.tsx';
import { Stepper } from './stepper/stepper.tsx';
import { stepIn } from './stepper/steps.ts';
import { useUndoKeys } from './stepper/use-undo-keys.ts';

/** The quoter without its heading: windows, steps, drawing and price. */
export function QuoterBody() {
  const actor = useActorRef(quoterMachine, useActorSurroundings());
  const own = useSelector(actor, ({ context }) => context.draft);
  const at = useSelector(actor, ({ context }) => context.at);
  const step = useSelector(actor, stepIn);
  const location = useLocation();
  const found = linkInHash(location.hash);
  const link = found?.isOwn === false ? found.link : null;
  const isBegun = own.windows.length > 0;
  const hasInteracted = useHasInteracted();
  // A visitor who has not used the page does not need prices for a size yet.
  const loading = useLoadedQuoter(hasInteracted || isBegun || hasContent(location));
  const loaded = typeof loading === 'string' ? null : loading;
  const parts = loaded?.parts ?? null;
  const quotable = loaded?.quotable ?? null;
  const linked = useMemo(() => {
    // The page as it was built shows the steps.
    const read = link === null || parts === null ? null : draftFromLink(link);
    return typeof read === 'string' ? null : read;
  }, [link, parts]);
  const draft = linked ?? own;
  const { windows, unit } = draft;
  const { book, userPrices, onUserPrices } = usePrices(quotable);
  const [serverMessages, onServerMessages] = useState<QuoterState['serverMessages']>({});
  const [availability, onAvailability] = useState<QuoterState['availability']>(null);
  const priced = useMemo(
    () =>
      loaded === null || book === null
        ? []
        : windows.map((window) => loaded.parts.priceWindow(window, unit, book, loaded.quotable)),
    [windows, unit, book, loaded],
  );
  const current = priced.find(({ window }) => window.key === at) ?? null;

  useUndoKeys(actor, linked === null);
  const { isSheet, isList, closeSheet } = useHouseSheet();

  const { go, advance } = movesOf({ actor, step, loaded, current });

  return (
    <QuoterContext
      value={{
        ...{ actor, draft, step, quotable, book, availability, priced, current, go, advance },
        ...{ serverMessages, onServerMessages },
      }}
    >
      <div className={cx(layout.stack, layout.apart)}>
        {parts === null ? null : (
          <Suspense>
            <parts.AddressContent />
          </Suspense>
        )}
        {isSheet || linked !== null ? null : <Stepper />}
        {parts === null ? null : (
          <>
            {linked === null ? (
              <>
                <parts.EditingNote />
                <parts.DraftNotice />
                <parts.KeepTotal />
              </>
            ) : null}
            <Suspense>
              <parts.UserPrices onUserPrices={onUserPrices} />
              <parts.LoadAvailability onAvailability={onAvailability} />
            </Suspense>
          </>
        )}
        {loading === 'failed' ? (
          <ErrorAlert title="No pudimos traer las telas y sus precios." onRetry={fetchQuoter}>
            Revisa tu internet; lo que llevas sigue aquí.
          </ErrorAlert>
        ) : null}
        {linked !== null && parts !== null ? (
          <parts.LinkedDraft />
        ) : isSheet ? (
          <HouseSheet isList={isList} onDone={closeSheet} />
        ) : (
          <Columns parts={parts} userPrices={userPrices} />
        )}
      </div>
    </QuoterContext>
  );
}

interface ColumnsProps {
  /** null until loaded. */
  readonly parts: Parts | null;
  readonly userPrices: PriceListActor | null;
}

/** The windows and the open step, beside the drawing and the price. */
function Columns({ parts, userPrices }: ColumnsProps) {
  const {
    draft: { windows },
  } = useQuoter();
  const isBegun = windows.length > 0;
  return (
    <div className={cx(layout.stack, classes.columns)} data-begun={isBegun || undefined}>
      <div className={cx(layout.stack, classes.main)}>
        <section
          aria-label={`${capital(wordsOfAll(windows).many)} de tu cotización`}
          className={cx(layout.stack, classes.windows)}
          data-gap="medium"
          data-begun={isBegun || undefined}
        >
          {isBegun ? null : (
            <p className={text.soft}>
              Empieza con una ventana o un toldo; después puedes cotizar toda la casa.
            </p>
          )}
          {parts === null ? null : <parts.WindowStrip />}
        </section>
        <StepPanel userPrices={userPrices} />
        {parts === null ? null : <parts.DraftActions />}
      </div>
      {parts === null ? null : <parts.Pane />}
    </div>
  );
}
