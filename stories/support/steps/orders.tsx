import { notifications } from '@mantine/notifications';
import type { ComponentType } from 'react';
import { screen, within } from 'storybook/test';
import { href, type RouteId } from '#src/config/routes.ts';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import { logIn } from '../log-in.ts';
import type { Play } from '../play.ts';
import type { Scene } from '../stage.tsx';
import { withScreen } from '../with-screen.tsx';

/** A screen of the panel with the notices' container. */
export const workAt = (
  Screen: ComponentType,
  route: Extract<RouteId, 'cart' | 'cartAdmin' | 'orders' | 'ordersAdmin'>,
  search = '',
  scene: Partial<Scene> = {},
) =>
  withScreen(
    <>
      <Screen />
      <NoticesPlace />
    </>,
    { path: href(route) + search, route: href(route), padded: true, ...scene },
  );

/** Logs in, without notices. */
export const beginAs = (label: Parameters<typeof logIn>[0]) => async () => {
  notifications.clean();
  await logIn(label);
};

/** The panel's list page with this title. */
export async function panelNamed(title: RegExp) {
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText(title);
  return panel;
}

/** Opens an order of the list by its folio. */
export async function openOrder({ canvas, userEvent }: Play, folio: string) {
  await userEvent.click(await canvas.findByRole('link', { name: `Ver la orden ${folio}` }));
  return panelNamed(new RegExp(`^Orden ${folio}`));
}
