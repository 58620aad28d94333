import { useState } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { userWith } from '../list/shown-flag.ts';

interface LastKnown {
  readonly userId: string;
  readonly user: User;
}

/**
 * The person of an open dialog. Stays the last known record when a newer list lacks the person, so that typed input
 * is not lost; undefined when no list has contained them since the dialog opened.
 */
export function useLastKnown(userId: string | null, users: readonly User[] | null): User | undefined {
  const [last, setLast] = useState<LastKnown | null>(null);
  const user = userId === null ? undefined : userWith(users ?? [], Number(userId));
  if (userId === null) {
    if (last !== null) setLast(null);
  } else if (user !== undefined && (last?.user !== user || last.userId !== userId)) setLast({ userId, user });
  return user ?? (last?.userId === userId ? last?.user : undefined);
}
