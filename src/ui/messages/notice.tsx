import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /** Whether it takes the focus when it appears, because what had it is gone. @default false */
  readonly takesFocus?: boolean;
}

/** Good or neutral news; screen readers announce it politely. */
export const Notice = ({ children, takesFocus = false }: NoticeProps) => (
  <div ref={takesFocus ? focus : null} role="status" tabIndex={-1} className={styles.notice}>
    {children}
  </div>
);

const focus = (notice: HTMLElement | null) => {
  notice?.focus();
};
