import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OfflineNotice } from '#src/ui/offline-notice.tsx';
import { goOffline, goOnline } from '../support/connection.ts';

const meta = preview.meta({
  title: 'Piezas/OfflineNotice',
  component: OfflineNotice,
  tags: ['autodocs'],
  beforeEach: () => goOnline,
});

const NOTICE = 'Sin conexión: lo que escribas no se pierde.';

/** With a connection there is nothing to read, but a place that screen readers listen to. */
export const Online = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** It comes when the connection goes, and goes when it comes back. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    goOffline();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(NOTICE));
    goOnline();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

/** A page that opens without a connection says so at once. */
export const OfflineFromTheStart = meta.story({
  beforeEach: () => {
    goOffline();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(NOTICE);
  },
});
