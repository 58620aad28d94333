import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useId, useState } from 'react';
import { textIn } from '#src/browser/form-values.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import field from '#src/forms/field.module.css';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { BATCH_SIZE } from '../batch-size.ts';
import type { SharedActor } from '../shared-actor.ts';
import classes from './answer.module.css';
import { MoreButton } from './more-button.tsx';
import { SendButtons } from './send-buttons.tsx';

const MAX_NOTE = 1_000;

interface AskForChangeProps {
  readonly actor: SharedActor;
  readonly isSending: boolean;
}

/** The client writes what should change, of the whole quote or of single windows. */
export function AskForChange({ actor, isSending }: AskForChangeProps) {
  const snapshot = useSelector(actor, (state) => state);
  const quotable = useQuotable();
  const [shown, setShown] = useState(BATCH_SIZE);
  const [titleId, noteId, errorId] = [useId(), useId(), useId()];
  const isEmpty = snapshot.matches({ open: { asking: 'empty' } });
  const windows = snapshot.context.quote?.windows ?? [];
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className={layout.stack}
      data-gap="small"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        const data = new FormData(event.currentTarget);
        actor.send({
          type: 'shared.request',
          note: textIn(data, 'note').trim(),
          windows: windows.flatMap(({ key }) => {
            const note = textIn(data, key).trim();
            return note === '' ? [] : [{ key, note }];
          }),
        });
      }}
    >
      <h2 ref={focusWhenShown} id={titleId} tabIndex={-1} className={text.name}>
        ¿Qué te gustaría cambiar?
      </h2>
      <p className={text.soft} data-small>
        La cambian y la ves en este mismo enlace, con su precio. Todavía no la aceptas ni la rechazas.
      </p>
      <label htmlFor={noteId} className={text.soft} data-small>
        De toda la cotización
      </label>
      <textarea
        id={noteId}
        name="note"
        className={field.input}
        rows={3}
        maxLength={MAX_NOTE}
        readOnly={isSending}
        placeholder="Por ejemplo: una tela más clara, sin instalación"
        aria-invalid={isEmpty}
        aria-describedby={isEmpty ? errorId : undefined}
      />
      {isEmpty ? (
        <p id={errorId} role="alert" className={field.error}>
          Escribe qué quieres cambiar.
        </p>
      ) : null}
      <details>
        <summary>De una ventana en particular</summary>
        <div className={cx(layout.stack, classes.windows)} data-gap="small">
          {windows.slice(0, shown).map((window) => (
            <WindowNote
              key={window.key}
              name={window.key}
              label={typeof quotable === 'string' ? window.name : factsOf(window, quotable).name}
              isReadOnly={isSending}
            />
          ))}
          <MoreButton total={windows.length} shown={shown} onMore={setShown} />
        </div>
      </details>
      <SendButtons actor={actor} label="Pedir el cambio" isSending={isSending} />
    </form>
  );
}

interface WindowNoteProps {
  readonly name: string;
  readonly label: string;
  readonly isReadOnly: boolean;
}

function WindowNote({ name, label, isReadOnly }: WindowNoteProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={text.soft} data-small>
        {label}
      </label>
      <input id={id} name={name} className={field.input} maxLength={MAX_NOTE} readOnly={isReadOnly} />
    </div>
  );
}
