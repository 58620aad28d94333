import { draftToLink, ownHash } from '#machines/support/draft-link.ts';
import type { CartLine } from '#src/api/contract/assumed/cart.ts';
import { href } from '#src/config/routes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { draftWindowOf } from '#src/features/draft-windows/saved-draft.ts';

/** A link to the quoter with lines of the cart as its windows. */
export const quoterLink = (lines: readonly CartLine[], quotable: Quotable): string =>
  `${href('quoter')}${ownHash(
    draftToLink({
      unit: 'cm',
      windows: lines.map((line) => draftWindowOf(line, quotable, 'cm')),
      title: '',
      client: { name: '', phone: '', email: '' },
      margin: '',
      quote: null,
    }),
  )}`;
