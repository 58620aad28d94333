import type { ReactNode, Ref } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Good or neutral news; screen readers announce it politely. */
export function Notice({ children, ref }: NoticeProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles['notice']}>
      {children}
    </div>
  );
}
