import { usePageTitle } from '#src/browser/use-page-title.ts';

interface PageTitleProps {
  /** Without the brand. */
  readonly title: string;
  /** What the page is about, such as the variant's slug: a new title is announced while it stays the same. */
  readonly item: string;
}

/** Sets the title of a page that depends on its parameters. */
export function PageTitle({ title, item }: PageTitleProps) {
  usePageTitle(title, item);
  return null;
}
