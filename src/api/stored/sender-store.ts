import * as z from 'zod/mini';
import { keptList } from './kept-list.ts';
import { SENDERS } from './names.ts';

/** Who sends a request, as they typed it. */
const Sender = z.object({ name: z.string(), phone: z.string(), email: z.string() });
type Sender = z.output<typeof Sender>;

const senders = keptList(SENDERS, 'senders', Sender);

/** Who asked this browser to remember them; null when nobody did. */
export const keptSender = (): Sender | null => senders.get()[0] ?? null;

/** Remembers who agreed to it; null forgets them. A blocked storage keeps it for this page only. */
export const keepSender = (sender: Sender | null): void => {
  if (sender !== null || keptSender() !== null) senders.set(sender === null ? [] : [sender]);
};

/** Calls back after changes, also of other tabs, and of the owner. @returns a function that ends the subscription */
export const watchSender = senders.subscribe;
