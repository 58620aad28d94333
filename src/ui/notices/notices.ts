import type { ReactNode } from 'react';
import { SNACKBAR_MS, SNACKBAR_NEVER } from '#src/config/constants.ts';
import classes from './notice.module.css';

/** A message over the page (the snackbar of K05). */
export interface Notice {
  readonly title: string;
  /** Further text, or an action: a link, a button. */
  readonly text?: ReactNode;
  readonly tone?: 'done' | 'problem';
  /** ms until it closes; SNACKBAR_NEVER keeps it until the person closes it. @default SNACKBAR_MS */
  readonly closesAfter?: number;
}

type Listener = () => void;

const listeners = new Set<Listener>();
let requested = false;
let count = 0;

/** Whether any notice has been requested: the view loads then. */
export const noticesRequested = {
  get: (): boolean => requested,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/**
 * Shows a notice, where the page has a place for it. It closes after 5 s unless it is hovered or focused. Screen
 * readers announce a problem at once, and anything else politely.
 */
export async function notify({
  title,
  text,
  tone = 'done',
  closesAfter = SNACKBAR_MS,
}: Notice): Promise<void> {
  if (listeners.size === 0) return;
  requested = true;
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
    // The library waits while the pointer is over it; keyboard focus must have the same effect.
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
