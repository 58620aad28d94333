import { useSelector } from '@xstate/react';
import { useQuoter } from '../quoter-state.ts';
import { Chips } from './chips.tsx';

/** All windows of the quote. */
export function WindowStrip() {
  const { actor, draft, priced, step } = useQuoter();
  const at = useSelector(actor, ({ context }) => context.at);
  const { windows } = draft;
  if (windows.length === 0) return null;
  return <Chips actor={actor} windows={windows} priced={priced} at={step === 'review' ? null : at} />;
}
