import { useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText } from '../../../support/failure-text.ts';
import { progressOf } from '../../../support/progress-of.ts';
import classes from './answer.module.css';
import type { SharedActor } from './shared-actor.ts';

interface AnswerProps {
  readonly actor: SharedActor;
  readonly onReload: () => void;
}

type Wish = 'accept' | 'reject';

const questions: Readonly<Record<Wish, { title: string; confirm: string; placeholder: string }>> = {
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

/** The client's answer: accept or reject, asked back once, with a note for the seller. */
export function Answer({ actor, onReload }: AnswerProps) {
  const snapshot = useSelector(actor, (state) => state);
  const [wish, setWish] = useState<Wish | null>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const titleId = useId();
  const isSending = snapshot.matches('answering');
  const { error } = snapshot.context;
  const question = wish === null ? null : questions[wish];
  const confirm = () => {
    if (wish === null || isSending) return;
    actor.send({ type: `shared.${wish}`, note: note.current?.value.trim() ?? '' });
  };
  return (
    <section aria-label="Tu respuesta" className={classes['answer']}>
      {question === null ? (
        <div className={classes['wishes']}>
          <button
            type="button"
            className={buttonClass('filled')}
            onClick={() => {
              setWish('accept');
            }}
          >
            Aceptar cotización
          </button>
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              setWish('reject');
            }}
          >
            Rechazar
          </button>
        </div>
      ) : (
        <div role="group" aria-labelledby={titleId} className={classes['question']}>
          <h2 ref={focusWhenShown} id={titleId} tabIndex={-1} className={classes['title']}>
            {question.title}
          </h2>
          <label htmlFor={noteId} className={classes['label']}>
            Nota para quien te atiende (si quieres)
          </label>
          <textarea
            ref={note}
            id={noteId}
            className={classes['note']}
            rows={3}
            maxLength={1_000}
            readOnly={isSending}
            placeholder={question.placeholder}
          />
          <div className={classes['wishes']}>
            <button
              type="button"
              className={buttonClass('filled')}
              aria-disabled={isSending || undefined}
              onClick={confirm}
            >
              {question.confirm}
            </button>
            <button
              type="button"
              className={buttonClass()}
              aria-disabled={isSending || undefined}
              onClick={() => {
                if (!isSending) setWish(null);
              }}
            >
              Todavía no
            </button>
          </div>
        </div>
      )}
      {isSending ? (
        <Waiting
          label="Mandando tu respuesta…"
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'shared.cancel' });
          }}
        />
      ) : null}
      {snapshot.matches({ open: 'refused' }) && error !== null ? (
        <ErrorAlert title={failureText(error, TEXTS)}>
          {isChanged(error) ? (
            <button type="button" className={buttonClass('small')} onClick={onReload}>
              Ver cómo quedó
            </button>
          ) : (
            'Tu nota sigue aquí: puedes mandarla otra vez.'
          )}
        </ErrorAlert>
      ) : null}
    </section>
  );
}

const focusWhenShown = (heading: HTMLElement | null) => {
  heading?.focus();
};

const TEXTS = { refused: 'La cotización cambió mientras la veías.' };

/** Whether it stands otherwise than the page shows: somebody answered elsewhere, its days ran out, or it was replaced. */
const isChanged = ({ status }: ApiError): boolean => status === 404 || status === 409 || status === 410;
