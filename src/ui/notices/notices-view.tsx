import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { SNACKBAR_MS } from '#src/config/constants.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import classes from './notices-view.module.css';

export { showNotice } from './show-notice.ts';

/**
 * Shows the notices: in the lower left corner of a wide page; under the header of a narrow one, where buttons are at the
 * bottom.
 * While one is hovered or focused, none closes.
 */
export function NoticesView() {
  // Notices to one person must not be shown to the next: they are removed with the frame.
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
        position="bottom-left"
        limit={3}
        zIndex={400}
        containerWidth={352}
        notificationMaxHeight={320}
        transitionDuration={160}
        classNames={{ root: classes.place, notification: classes.notice }}
      />
    </ThemeProvider>
  );
}
