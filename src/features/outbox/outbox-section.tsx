import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { UnreadNote } from '#src/features/site/unread-note.tsx';
import { inCurrency } from '#src/format/money.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { UnsentItem } from './list/unsent-item.tsx';
import { useOutbox, type OutboxActor } from './outbox.ts';
import { waitingText } from './texts/waiting-text.ts';

const TITLE_ID = 'por-enviar';

interface OutboxSectionProps {
  /** Called when the server has saved a quote from the outbox. */
  readonly onSent: () => void;
}

/**
 * The quotes that were saved without a connection, those of them that were sent, and what cannot be read; nothing
 * without any.
 */
export function OutboxSection({ onSent }: OutboxSectionProps) {
  const outbox = useOutbox();
  return outbox === null ? null : <Section outbox={outbox} onSent={onSent} />;
}

function Section({ outbox, onSent }: OutboxSectionProps & { readonly outbox: OutboxActor }) {
  const { unsent, sent, unread } = useSelector(outbox, ({ context }) => context.outbox);
  const news = sent.filter(({ isRead }) => !isRead);
  const isSending = useSelector(outbox, (snapshot) => snapshot.matches({ open: { delivery: 'sending' } }));
  const isWaiting = useSelector(outbox, (snapshot) => snapshot.matches({ open: { delivery: 'waiting' } }));
  const mayTryNow = useSelector(outbox, (snapshot) => snapshot.can({ type: 'outbox.send' }));
  const failure = useSelector(outbox, ({ context }) => context.failure);
  const tellSent = useEffectEvent(onSent);
  useEffect(() => {
    const newestOf = () => {
      const newest = outbox.getSnapshot().context.outbox.sent.at(-1);
      return newest === undefined ? '' : `${newest.id} ${String(newest.revision)}`;
    };
    let known = newestOf();
    const subscription = outbox.subscribe(() => {
      const newest = newestOf();
      if (newest === known) return;
      known = newest;
      tellSent();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [outbox]);
  const next = unsent.find(({ refusal }) => refusal === null);
  return (
    <>
      <UnreadNote
        unread={unread}
        onRemove={() => {
          outbox.send({ type: 'outbox.removeUnread' });
        }}
      />
      {unsent.length === 0 ? null : (
        <section aria-labelledby={TITLE_ID} className={cx(layout.stack, layout.note)}>
          <div className={layout.row}>
            <h2 id={TITLE_ID} className={text.name}>
              Por enviar
            </h2>
            {mayTryNow ? (
              <Button
                onClick={() => {
                  outbox.send({ type: 'outbox.send' });
                }}
              >
                Enviar ahora
              </Button>
            ) : null}
          </div>
          <p role="status">
            {isSending ? 'Enviando…' : isWaiting ? waitingText(failure).all : 'Estas necesitan que las veas.'}
          </p>
          <ul className={layout.stack} data-gap="small">
            {unsent.map((entry) => (
              <li key={entry.key}>
                <UnsentItem
                  entry={entry}
                  isSending={isSending && entry === next}
                  isReplaced={unsent.findLast(({ values }) => values.id === entry.values.id) !== entry}
                  onDiscard={() => {
                    outbox.send({ type: 'outbox.discard', key: entry.key });
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {news.length === 0 ? null : (
        <section aria-label="Enviadas" className={cx(layout.row, layout.note)}>
          <ul>
            {news.map(({ id, folio, title, seenCentavos, totalCentavos }) => (
              <li
                key={id}
              >{`Enviamos ${folio}${title === '' ? '' : `, ${title}`}: ${inCurrency(totalCentavos)}${totalCentavos === seenCentavos ? '' : `. Su precio cambió: era ${inCurrency(seenCentavos)}`}.`}</li>
            ))}
          </ul>
          <Button
            onClick={() => {
              outbox.send({ type: 'outbox.read' });
            }}
          >
            Entendido
          </Button>
        </section>
      )}
    </>
  );
}
