import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OfflineNotice } from '#src/ui/messages/offline-notice.tsx';
import { goOffline, goOnline } from '../support/browser/connection.ts';

const meta = preview.meta({
  title: 'Piezas/Aviso sin conexión',
  component: OfflineNotice,
  tags: ['autodocs'],
  beforeEach: () => goOnline,
});

const NOTICE = 'Sin conexión: lo que escribas no se pierde.';

/** Online there is only an empty live region. */
export const Online = meta.story({
  name: 'Con conexión',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** It appears when the connection is lost, and disappears when it is back. */
export const Offline = meta.story({
  name: 'Sin conexión',
  tags: ['long'],
  play: async ({ canvas }) => {
    goOffline();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(NOTICE));
    goOnline();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

/** A page that opens offline shows it at once. */
export const OfflineFromTheStart = meta.story({
  name: 'Sin conexión desde el principio',
  beforeEach: () => {
    goOffline();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(NOTICE);
  },
});
