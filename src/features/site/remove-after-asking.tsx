import { useRef } from 'react';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';

interface RemoveAfterAskingProps {
  /** What the button says: "Borrarla". */
  readonly label: string;
  /** What is lost: "¿Borrarla? No se puede recuperar." */
  readonly question: string;
  readonly onRemove: () => void;
}

const focus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
};

/** A button that asks beside itself before it removes something for good. */
export function RemoveAfterAsking({ label, question, onRemove }: RemoveAfterAskingProps) {
  const { isOpen, open, close } = useQuestion();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className={buttonClass('small')}
        onClick={isOpen ? close : open}
      >
        {label}
      </button>
      {isOpen ? (
        <span role="group" aria-label={question} className={layout.row} data-gap="small">
          <span>{question}</span>
          {/* The answer that loses nothing takes the focus. */}
          <button
            ref={focus}
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              close();
              focus(button.current);
            }}
          >
            Conservar
          </button>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              onRemove();
              // What was asked about is gone, and its buttons with it.
              focus(document.querySelector('main h1'));
            }}
          >
            Sí, borrar
          </button>
        </span>
      ) : null}
    </>
  );
}
