import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { ApiError } from '#src/api/errors.ts';
import { textIn } from '#src/browser/form-values.ts';
import { href } from '#src/config/routes.ts';
import { readAddress } from '#src/features/delivery/address-fields.tsx';
import { refusedInstallation } from '#src/features/delivery/installer-text.ts';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { inCurrency } from '#src/format/money.ts';
import { listed } from '#src/format/words.ts';
import field from '#src/forms/field.module.css';
import { sentencesOf } from '#src/reading/sentences-of.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { SharedActor } from '../shared-actor.ts';
import { AcceptedDrawbacks } from './accepted-drawbacks.tsx';
import { AcceptedPlace } from './accepted-place.tsx';
import classes from './answer.module.css';
import { AskForChange } from './ask-for-change.tsx';
import { SendButtons } from './send-buttons.tsx';

interface AnswerProps {
  readonly actor: SharedActor;
  /** Without the windows that the client leaves out. */
  readonly quote: SharedQuote;
  /** Whether the person asked for it, and the shop has not answered yet: there is nothing to accept or to reject. */
  readonly isOwn: boolean;
  /** Whether it can be changed in the quoter. @default false */
  readonly isDrafted?: boolean;
  readonly onReload: () => void;
}

type AnswerKind = 'accept' | 'reject';

const questions: Readonly<Record<AnswerKind, { title: string; confirm: string; placeholder: string }>> = {
  accept: {
    title: '¿Aceptas la cotización?',
    confirm: 'Sí, la acepto',
    placeholder: 'Por ejemplo, qué días te pueden atender',
  },
  reject: {
    title: '¿La rechazas?',
    confirm: 'Sí, la rechazo',
    placeholder: 'Por ejemplo, qué te gustaría cambiar',
  },
};

/** The client's answer: accept or reject, with a confirmation and a note; or a change that is asked for. */
export function Answer({ actor, quote, isOwn, isDrafted = false, onReload }: AnswerProps) {
  const snapshot = useSelector(actor, (state) => state);
  const isSending = snapshot.matches('answering');
  const isRequesting = snapshot.matches('requesting');
  const { error } = snapshot.context;
  const isAsked = isSending || snapshot.matches({ open: 'confirming' });
  const isWishing = isRequesting || snapshot.matches({ open: 'asking' });
  return (
    <section aria-label="Tu respuesta" className={layout.stack}>
      {isAsked ? (
        <Confirmation actor={actor} quote={quote} isSending={isSending} />
      ) : isWishing ? (
        <AskForChange actor={actor} isSending={isRequesting} />
      ) : (
        <div className={cx(layout.columns, classes.buttons)} data-gap="small" data-fill>
          {isOwn && isDrafted ? (
            <Link className={buttonClass('filled')} to={href('quoter')}>
              Cambiarla en el cotizador
            </Link>
          ) : null}
          {isOwn ? null : (
            <button
              type="button"
              className={buttonClass('filled')}
              onClick={() => {
                actor.send({ type: 'shared.accept' });
              }}
            >
              Aceptar cotización
            </button>
          )}
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              actor.send({ type: 'shared.ask' });
            }}
          >
            Pedir un cambio
          </button>
          {isOwn ? null : (
            <button
              type="button"
              className={buttonClass()}
              onClick={() => {
                actor.send({ type: 'shared.reject' });
              }}
            >
              Rechazar
            </button>
          )}
        </div>
      )}
      {isSending || isRequesting ? (
        <Waiting
          label={isSending ? 'Mandando tu respuesta…' : 'Pidiendo el cambio…'}
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'shared.cancel' });
          }}
        />
      ) : null}
      {(snapshot.matches({ open: { confirming: 'refused' } }) ||
        snapshot.matches({ open: { asking: 'refused' } })) &&
      error !== null ? (
        <AnswerFailure error={error} onReload={onReload} />
      ) : null}
    </section>
  );
}

interface ConfirmationProps extends Pick<AnswerProps, 'actor' | 'quote'> {
  readonly isSending: boolean;
}

/** The question before an answer is sent, with its note. Nobody accepts before the drawbacks are there to read. */
function Confirmation({ actor, quote, isSending }: ConfirmationProps) {
  const { answer, leftOut, quote: offered } = useSelector(actor, ({ context }) => context);
  const without = (offered?.windows ?? []).filter(({ key }) => leftOut.includes(key));
  const quotable = useQuotable();
  const place = usePlace();
  const [noteId, titleId, reasonId] = [useId(), useId(), useId()];
  const isUnread = answer.accept && typeof quotable === 'string';
  const asksPlace = answer.accept && quote.postal_code === null;
  const isRefused = asksPlace && refusedInstallation(quote.windows, place) !== null;
  const question = questions[answer.accept ? 'accept' : 'reject'];
  return (
    <div role="group" aria-labelledby={titleId}>
      <form
        className={layout.stack}
        data-gap="small"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSending || isUnread || isRefused) return;
          const form = event.currentTarget;
          actor.send({
            type: 'shared.confirm',
            note: textIn(new FormData(form), 'note').trim(),
            postcode: asksPlace ? (place?.postcode ?? null) : null,
            delivery: asksPlace ? readAddress(form, place) : null,
          });
        }}
      >
        <h2 ref={focusWhenShown} id={titleId} tabIndex={-1} className={text.name}>
          {question.title}
        </h2>
        {answer.accept && without.length > 0 ? (
          <p>{`Sin ${listed(without.map(({ name }) => name))}: ${inCurrency(quote.totals.total_centavos)} con IVA.`}</p>
        ) : null}
        {answer.accept ? (
          <AcceptedDrawbacks windows={quote.windows} quotable={quotable} reasonId={reasonId} />
        ) : null}
        {asksPlace && typeof quotable !== 'string' ? (
          <AcceptedPlace {...{ actor, quote, quotable }} readOnly={isSending} />
        ) : null}
        <label htmlFor={noteId} className={text.soft} data-small>
          Nota para quien te atiende (si quieres)
        </label>
        <textarea
          id={noteId}
          name="note"
          className={field.input}
          rows={3}
          maxLength={1_000}
          readOnly={isSending}
          placeholder={question.placeholder}
        />
        <SendButtons
          actor={actor}
          label={question.confirm}
          isSending={isSending}
          isHeld={isUnread || isRefused}
          reasonId={isUnread ? reasonId : undefined}
        />
      </form>
    </div>
  );
}

interface AnswerFailureProps {
  readonly error: ApiError;
  readonly onReload: () => void;
}

const AnswerFailure = ({ error, onReload }: AnswerFailureProps) => (
  <FailureAlert error={error} texts={TEXTS}>
    {isChanged(error) ? (
      <button type="button" className={buttonClass('small')} onClick={onReload}>
        Ver cómo quedó
      </button>
    ) : (
      [...sentencesOf(error), 'Tu nota sigue aquí: puedes mandarla otra vez.'].join(' ')
    )}
  </FailureAlert>
);

const TEXTS = { refused: 'La cotización cambió mientras la veías.' };

/** Whether the quote changed meanwhile: it was answered, has expired, or was replaced. */
const isChanged = ({ status }: ApiError): boolean => status === 404 || status === 409 || status === 410;
