import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#src/ui/button.ts';
import { Notice } from './notice.tsx';

interface UntilSentProps {
  readonly isSent: boolean;
  /** What became of it. */
  readonly news: ReactNode;
  /** Name of the button that begins another, and what that does. */
  readonly again: string;
  readonly onAgain: () => void;
  /** Whether another begins without what was typed. @default false */
  readonly isEmptied?: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** A form that steps aside once it is sent: the news takes its place, and the focus, until another is begun. */
export function UntilSent({ isSent, news, again, onAgain, isEmptied = false, children }: UntilSentProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      {isSent ? (
        <Notice ref={focusWhenShown}>
          {news}
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

/** The button that had the focus is gone: the news takes it. */
const focusWhenShown = (notice: HTMLElement | null) => {
  notice?.focus();
};
