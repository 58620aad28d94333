import { PageHeading } from '#src/ui/page-heading.tsx';

/** A quote as its client sees it through the link. */
export function SharedQuote({ share }: { readonly share: string }) {
  return (
    <div data-share={share}>
      <PageHeading>Tu cotización</PageHeading>
    </div>
  );
}
