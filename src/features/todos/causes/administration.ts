import type { Publication } from '#src/api/contract/assumed/publications.ts';
import type { User } from '#src/api/contract/user.ts';
import { hasRole } from '#src/config/permissions.ts';
import { instantOf } from '#src/format/dates.ts';
import type { AccountCause, RenewedKind, Todo } from '../todo.ts';

const DAY_MS = 86_400_000;

/** After how many days on show the newest file of a list is asked to be renewed: a gazette is of a season, prices of a year. */
const RENEWED_AFTER_DAYS: Readonly<Record<RenewedKind, number>> = { promotions: 90, 'list-price': 365 };

const isRenewed = (kind: string): kind is RenewedKind => Object.hasOwn(RENEWED_AFTER_DAYS, kind);

/** What an account still lacks before its dealer can work as one, as far as the server tells it. */
function causesOfAccount({ active, active_map, tier, lat, lng }: User): readonly AccountCause[] {
  if (!active) return [];
  return [
    ...(tier === null ? (['unlevelled'] as const) : []),
    ...(active_map && (lat === null || lng === null) ? (['unplaced'] as const) : []),
  ];
}

/** What waits of accounts: dealers that nobody has finished. No server tells since when, so they come last. */
export const waitingAccounts = (accounts: readonly User[]): readonly (readonly Todo[])[] =>
  accounts
    .filter((account) => hasRole(account, 'distribuidor'))
    .map((account) =>
      causesOfAccount(account).map((cause) => ({
        ...{ cause, since: 0, why: cause, account },
        key: `account ${String(account.id)}`,
      })),
    );

/** When everybody saw a file first, in ms since 1970; null when nobody knows. */
export const shownSince = ({ valid_from, updated_at }: Publication): number | null =>
  instantOf(valid_from) ?? instantOf(updated_at);

/** What waits of lists to download: the newest file of each, once it is old and no other is planned. */
export function waitingFiles(files: readonly Publication[], now: number): readonly (readonly Todo[])[] {
  const newest = new Map<RenewedKind, Publication>();
  for (const file of files) {
    const { kind, withdrawn } = file;
    if (withdrawn || !isRenewed(kind)) continue;
    const other = newest.get(kind);
    if (other === undefined || (shownSince(file) ?? 0) > (shownSince(other) ?? 0)) newest.set(kind, file);
  }
  return [...newest].map(([kind, file]) => {
    const shownAt = shownSince(file);
    const since = shownAt === null ? null : shownAt + RENEWED_AFTER_DAYS[kind] * DAY_MS;
    if (since === null || since > now) return [];
    return [{ cause: 'renewal', since, key: `file ${kind}`, why: `renewal ${file.id}`, kind, file }];
  });
}
