import { createContext, use, useEffect } from 'react';
import type { ActorRefFrom, Subscription } from 'xstate';
import type { orderNewsMachine } from '#machines/order-news/order-news.machine.ts';
import type { WaitingTag } from '#machines/support/waiting.ts';

/** What follows the news of the open order; null where none is open. */
export const OrderNewsContext = createContext<ActorRefFrom<typeof orderNewsMachine> | null>(null);

/** What this reads of a form's snapshot. */
interface FormSnapshot {
  readonly context: { readonly reply: unknown; readonly mayBeWritten: boolean };
  readonly hasTag: (tag: WaitingTag) => boolean;
}

interface Form {
  readonly subscribe: (listener: (snapshot: FormSnapshot) => void) => Subscription;
}

/** Tells the news of the open order that what a form sends is the person's own act. */
export function useOwnAct(form: Form): void {
  const news = use(OrderNewsContext);
  useEffect(() => {
    if (news === null) return;
    let isSending = false;
    const subscription = form.subscribe((snapshot) => {
      const wasSending = isSending;
      isSending = snapshot.hasTag('waiting');
      if (isSending && !wasSending) news.send({ type: 'order.act' });
      if (!isSending && wasSending) {
        const { reply, mayBeWritten } = snapshot.context;
        news.send({ type: reply === null && !mayBeWritten ? 'order.refused' : 'order.acted' });
      }
    });
    return () => {
      subscription.unsubscribe();
      // Nobody hears its answer, but the server may have done it.
      if (isSending) news.send({ type: 'order.acted' });
    };
  }, [form, news]);
}
