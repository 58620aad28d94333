import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Publication, PublicationKind } from '#src/api/contract/assumed/publications.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import type { User } from '#src/api/contract/user.ts';

/** Why something waits, the most urgent first. */
export const quoteCauses = ['accepted', 'asked', 'change', 'requested', 'expiring', 'silent'] as const;
export const orderCauses = ['announced', 'refund', 'late', 'owed', 'lacking', 'ready'] as const;

export const accountCauses = ['unlevelled', 'unplaced'] as const;

export type QuoteCause = (typeof quoteCauses)[number];
export type OrderCause = (typeof orderCauses)[number];
export type AccountCause = (typeof accountCauses)[number];

/** The lists to download that grow old. */
export type RenewedKind = Exclude<PublicationKind, 'digital-catalog'>;

interface Waiting {
  /** The same for the same quote, order, request, account or list of files. */
  readonly key: string;
  /** Its cause with what that depends on: what was set aside for one is shown again for another. */
  readonly why: string;
  /** Since when it waits, in ms since 1970. */
  readonly since: number;
}

/** Something that waits for the person, with its one cause. */
export type Todo =
  | (Waiting & { readonly cause: QuoteCause; readonly quote: SavedQuote })
  | (Waiting & { readonly cause: OrderCause; readonly order: SavedOrder })
  | (Waiting & { readonly cause: 'samples'; readonly request: SampleRequest })
  | (Waiting & { readonly cause: AccountCause; readonly account: User })
  | (Waiting & { readonly cause: 'renewal'; readonly kind: RenewedKind; readonly file: Publication });
