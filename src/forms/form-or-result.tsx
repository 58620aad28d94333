import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Notice } from '#src/ui/messages/notice.tsx';

interface FormOrResultProps {
  readonly isSent: boolean;
  /** The message shown once the form is sent. */
  readonly result: ReactNode;
  /** Label of the button that shows the form again. */
  readonly again: string;
  readonly onAgain: () => void;
  /** Whether the form is emptied when it is shown again. @default false */
  readonly isEmptied?: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** A form until it is sent; then its result, which takes the focus, until the form is shown again. */
export function FormOrResult({
  isSent,
  result,
  again,
  onAgain,
  isEmptied = false,
  children,
}: FormOrResultProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      {isSent ? (
        <Notice takesFocus>
          {result}
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              flushSync(onAgain);
              if (isEmptied) place.current?.querySelector('form')?.reset();
              place.current?.querySelector('input')?.focus();
            }}
          >
            {again}
          </button>
        </Notice>
      ) : null}
      <div ref={place} hidden={isSent}>
        {children}
      </div>
    </>
  );
}
