import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { keepPostcode, keptPostcode } from '#machines/support/place.ts';
import type { Draft } from '#src/api/draft.ts';
import { isCost } from '#src/features/draft-windows/price-book.ts';
import { useQuoter } from '../quoter-state.ts';

type Windows = Pick<Draft, 'windows'>;

/** A draft is known by its first window. */
const keyOf = ({ windows: [first] }: Windows): string => first?.key ?? '';

/** Where drafts go that were replaced by another, and may come back. */
const left = new Map<string, string | null>();

/** Whether the next other draft takes the place of this one; else it is one of before. */
let isReplaced = false;

/** Remembers where a draft goes that another is about to replace, once. */
export function leavePlace(draft: Windows): void {
  const key = keyOf(draft);
  if (key === '') return;
  if (!left.has(key)) left.set(key, keptPostcode());
  isReplaced = true;
}

/** Brings a draft's place back with it, however it comes back: saving it must not send it where the other one goes. */
export function useBringPlaceBack(): void {
  const { actor } = useQuoter();
  const key = useSelector(actor, ({ context }) => keyOf(context.draft));
  const before = useRef(key);
  useEffect(() => {
    const from = before.current;
    before.current = key;
    if (from === key) return;
    const postcode = isReplaced ? undefined : left.get(key);
    isReplaced = false;
    left.delete(key);
    if (postcode === undefined) return;
    if (from !== '') left.set(from, keptPostcode());
    keepPostcode(postcode);
  }, [key]);
}

/** Empties the draft. A dealer's next client is elsewhere: it goes nowhere yet. */
export function useStartOver(): () => void {
  const { actor, book } = useQuoter();
  return () => {
    leavePlace(actor.getSnapshot().context.draft);
    actor.send({ type: 'edit.clear' });
    if (book !== null && isCost(book)) keepPostcode(null);
  };
}
