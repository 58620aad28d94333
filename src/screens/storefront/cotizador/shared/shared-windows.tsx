import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useMemo, useState } from 'react';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Estimate } from '#src/features/delivery/estimate.ts';
import { fetchQuotable, useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { inCurrency } from '#src/format/money.ts';
import { unbroken } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { BATCH_SIZE } from './batch-size.ts';
import type { SharedActor } from './shared-actor.ts';
import classes from './shared-windows.module.css';

interface SharedWindowsProps {
  readonly windows: readonly PricedWindow[];
  /** Those that the client wants: all but the optional ones that they left out. */
  readonly chosen: readonly PricedWindow[];
  /** Of their delivery; null when the quote cannot be ordered any more. */
  readonly estimate: Estimate | null;
  /** Takes the client's choice of optional windows; null when there is nothing to choose any more. */
  readonly actor: SharedActor | null;
}

/** The offered windows: drawing, description and price. */
export function SharedWindows({ windows, chosen, estimate, actor }: SharedWindowsProps) {
  const quotable = useQuotable();
  const [shown, setShown] = useState(BATCH_SIZE);
  const cards = useMemo(() => {
    if (typeof quotable === 'string') return [];
    const fabrics = new Map(chosen.map(({ key }, at) => [key, estimate?.fabrics[at] ?? null]));
    return windows
      .slice(0, shown)
      .map((window) => ({ ...factsOf(window, quotable), fabric: fabrics.get(window.key) ?? null }));
  }, [windows, chosen, quotable, shown, estimate]);
  if (quotable === 'loading') return <p className={text.soft}>Cargando tu cotización…</p>;
  if (quotable === 'failed') {
    return <ErrorAlert title="No pudimos cargar los dibujos." onRetry={fetchQuotable} />;
  }
  const hidden = windows.length - shown;
  const wanted = new Set(chosen.map(({ key }) => key));
  return (
    <>
      <ul className={cx(layout.columns, classes.windows)}>
        {cards.map((facts, at) => (
          <li
            key={facts.key}
            className={cx(layout.card, classes.window)}
            aria-label={facts.name}
            data-out={!wanted.has(facts.key)}
          >
            <div className={cx(layout.picture, classes.picture)}>
              {facts.drawing === null ? null : (
                <ProductDrawing {...facts.drawing} detail="card" aspect={1.15} />
              )}
            </div>
            <div className={cx(layout.stack, classes.content)}>
              <h2 className={text.name}>{facts.name}</h2>
              {linesOf(facts)
                .map(unbroken)
                .map((line, row) => (
                  <p key={line} {...(row === 0 ? {} : { className: text.soft, 'data-small': true })}>
                    {line}
                  </p>
                ))}
              <p translate="no" className={cx(text.figure, classes.price)}>
                {inCurrency(windows[at]?.total_centavos ?? 0)}
              </p>
              {facts.optional === null || actor === null ? null : (
                <OptionalTick actor={actor} windowKey={facts.key} name={facts.name} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {hidden <= 0 ? null : (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            setShown(shown + BATCH_SIZE);
          }}
        >
          {`Ver más partidas (faltan ${String(hidden)})`}
        </button>
      )}
    </>
  );
}

interface OptionalTickProps {
  readonly actor: SharedActor;
  readonly windowKey: string;
  readonly name: string;
}

/** Whether the client wants an optional window; the last one that is left stays. */
function OptionalTick({ actor, windowKey: key, name }: OptionalTickProps) {
  const snapshot = useSelector(actor, (state) => state);
  const isWanted = !snapshot.context.leftOut.includes(key);
  const choose = { type: 'shared.choose', key, isWanted: !isWanted } as const;
  return (
    <label className={choice.tick}>
      <input
        type="checkbox"
        aria-label={`Incluir ${name}`}
        checked={isWanted}
        disabled={!snapshot.can(choose)}
        onChange={() => {
          actor.send(choose);
        }}
      />
      Incluir
    </label>
  );
}
