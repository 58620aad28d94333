import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { SNACKBAR_MS } from '#src/config/constants.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import classes from './notices-view.module.css';

/**
 * Where notices appear: at the foot of a wide page, under the header of a phone's, whose foot belongs to the thumb. One that
 * is pointed at or holds the focus stays, and so do the others meanwhile.
 */
export function NoticesView() {
  // What was said to one person is not for the next: it goes with the frame.
  useEffect(
    () => () => {
      notifications.clean();
    },
    [],
  );
  return (
    <ThemeProvider>
      <Notifications
        autoClose={SNACKBAR_MS}
        position="bottom-center"
        limit={3}
        zIndex={400}
        containerWidth={420}
        notificationMaxHeight={320}
        transitionDuration={160}
        classNames={{ root: classes['place'] ?? '', notification: classes['notice'] ?? '' }}
      />
    </ThemeProvider>
  );
}
