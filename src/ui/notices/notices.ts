import type { ReactNode } from 'react';
import { SNACKBAR_MS, SNACKBAR_NEVER } from '#src/config/constants.ts';
import classes from './notice.module.css';

/** A word in passing, laid over the page (SPEC 9: snackbar). */
export interface Notice {
  readonly title: string;
  /** What else there is to say, or to do about it: a link, a button. */
  readonly text?: ReactNode;
  readonly tone?: 'done' | 'problem';
  /** ms until it goes by itself; SNACKBAR_NEVER stays until it is closed. @default SNACKBAR_MS */
  readonly closesAfter?: number;
}

type Listener = () => void;

const listeners = new Set<Listener>();
let wanted = false;
let count = 0;

/** Whether anything has been said yet: what shows it is fetched then. */
export const noticesWanted = {
  get: (): boolean => wanted,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/**
 * Says something in passing, where the page has a place for it. It goes by itself after 5 s, unless somebody points at it or is in it; a problem interrupts
 * those who listen, anything else waits for its turn.
 */
export async function notify({
  title,
  text,
  tone = 'done',
  closesAfter = SNACKBAR_MS,
}: Notice): Promise<void> {
  if (listeners.size === 0) return;
  wanted = true;
  for (const listener of [...listeners]) listener();
  const { notifications } = await import('@mantine/notifications');
  const id = String((count += 1));
  const autoClose = closesAfter === SNACKBAR_NEVER ? false : closesAfter;
  notifications.show({
    id,
    title,
    message: text,
    autoClose,
    color: tone === 'done' ? 'var(--accent)' : 'var(--danger)',
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
    role: tone === 'done' ? 'status' : 'alert',
    // The library stays for the pointer; whoever is in it by keyboard is to have as much time.
    onFocus: () => {
      notifications.update({ id, message: text, autoClose: false });
    },
    onBlur: () => {
      notifications.update({ id, message: text, autoClose });
    },
    classNames: {
      title: classes['title'] ?? '',
      description: classes['text'] ?? '',
      closeButton: classes['close'] ?? '',
    },
  });
}
