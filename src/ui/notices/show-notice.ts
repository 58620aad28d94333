import { notifications } from '@mantine/notifications';
import { SNACKBAR_MS, SNACKBAR_NEVER } from '#src/config/constants.ts';
import classes from './notice.module.css';
import type { Notice } from './notices.tsx';

let count = 0;

/** Shows a notice in the view. */
export function showNotice({ title, text, tone = 'done', closesAfter = SNACKBAR_MS }: Notice): void {
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
      title: classes.title,
      description: classes.text,
      closeButton: classes.close,
    },
  });
}
