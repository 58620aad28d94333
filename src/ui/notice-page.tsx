import type { ReactNode } from 'react';
import classes from './notice-page.module.css';
import { PageHeading } from './page-heading.tsx';

interface NoticePageProps {
  readonly title: string;
  /** The purpose of this page and what to do meanwhile: one sentence. */
  readonly lead: ReactNode;
  readonly vignette: ReactNode;
  /** `work` is the denser look for the panel. */
  readonly size?: 'page' | 'work';
  /** Links to other pages. */
  readonly children?: ReactNode;
}

/** A page that explains itself in one sentence, with a drawing beside it. */
export function NoticePage({ title, lead, vignette, size = 'page', children }: NoticePageProps) {
  return (
    <div className={classes['page']} data-size={size}>
      <div className={classes['content']}>
        <PageHeading size={size} lead={lead}>
          {title}
        </PageHeading>
        {children}
      </div>
      <div className={classes['vignette']}>{vignette}</div>
    </div>
  );
}
