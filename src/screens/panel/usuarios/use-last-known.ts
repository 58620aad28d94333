import { useState } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { userWith } from './shown-flag.ts';

interface LastKnown {
  readonly of: string;
  readonly user: User;
}

/**
 * Whom an open dialog is about, as they were last known: a list that comes without them while somebody writes must not
 * take what is written away. Undefined for whom no list has held since it was opened.
 */
export function useLastKnown(of: string | null, users: readonly User[] | null): User | undefined {
  const [last, setLast] = useState<LastKnown | null>(null);
  const user = of === null ? undefined : userWith(users ?? [], Number(of));
  if (of === null) {
    if (last !== null) setLast(null);
  } else if (user !== undefined && (last?.user !== user || last.of !== of)) setLast({ of, user });
  return user ?? (last?.of === of ? last?.user : undefined);
}
