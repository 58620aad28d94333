import type { ReactNode } from 'react';
import classes from './notice-page.module.css';
import { PageHeading } from './page-heading.tsx';

interface NoticePageProps {
  readonly title: string;
  /** What this page is for, and what to do meanwhile: one sentence. */
  readonly lead: ReactNode;
  readonly vignette: ReactNode;
  /** `work` is the denser one of the panel. */
  readonly size?: 'page' | 'work';
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** A page that says in one sentence what it is for, with a drawing beside it. */
export function NoticePage({ title, lead, vignette, size = 'page', children }: NoticePageProps) {
  return (
    <div className={classes['page']} data-size={size}>
      <div className={classes['words']}>
        <PageHeading size={size} lead={lead}>
          {title}
        </PageHeading>
        {children}
      </div>
      <div className={classes['vignette']}>{vignette}</div>
    </div>
  );
}
