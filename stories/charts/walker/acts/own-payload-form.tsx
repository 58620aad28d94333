import { useId, useRef, useState } from 'react';
import { buttonClass } from '#src/ui/controls/button.ts';
import type { Sample } from '../../fixtures/chart-fixtures.ts';
import { sampleOf } from '../../fixtures/event-of.ts';
import styles from './events.module.css';
import { checkPayload } from './own-payload.ts';

interface OwnPayloadProps {
  /** The event's word. */
  readonly word: string;
  readonly samples: readonly Sample<object>[];
  /** Number of the initial sample. */
  readonly sample: number;
  /** Disabled during another act. */
  readonly disabled: boolean;
  readonly onSend: (payload: Record<string, unknown>) => void;
}

const INDENT = 2;

/** A form for an event with a typed payload, validated before it is sent. */
export function OwnPayload({ word, samples, sample, disabled, onSend }: OwnPayloadProps) {
  const dialog = useRef<HTMLDetailsElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  return (
    <details ref={dialog} className={styles.own}>
      <summary>Datos propios</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (disabled) return;
          const checked = checkPayload(text.current?.value ?? '', samples);
          if ('problem' in checked) {
            setProblem(checked.problem);
            text.current?.focus();
            return;
          }
          setProblem(null);
          onSend({ ...checked.payload });
        }}
      >
        <textarea
          ref={text}
          key={sample}
          rows={5}
          spellCheck={false}
          aria-label={`Datos propios de ${word}, en JSON`}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problemId}
          defaultValue={JSON.stringify(sampleOf(samples, sample), null, INDENT)}
        />
        {problem === null ? null : (
          <p id={problemId} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <button type="submit" className={buttonClass('small')} aria-disabled={disabled || undefined}>
          Enviar estos datos
        </button>
      </form>
    </details>
  );
}
