import { usePageTitle } from '../use-page-title.ts';

interface PageTitleProps {
  /** Without the brand. */
  readonly title: string;
  /** What the page is about, such as the variant's slug: while it stays, a new title is announced. */
  readonly item: string;
}

/** Gives a page that its parameters name its title. */
export function PageTitle({ title, item }: PageTitleProps) {
  usePageTitle(title, item);
  return null;
}
