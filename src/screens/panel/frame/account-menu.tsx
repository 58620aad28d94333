import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '#src/actor-hooks/services.ts';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import { href, routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { useLogOut } from '#src/features/outbox/use-log-out.tsx';
import { IconBuildingStore, IconLogout, IconUser } from '#src/ui/icons.ts';
import { AccountButton } from './account-button.tsx';
import classes from './account-menu.module.css';
import menu from './header-menu.module.css';

/**
 * The user's name, links to the profile and the site, and the log-out. Opens when it has loaded.
 */
export function AccountMenu() {
  const { session } = useServices();
  const { logOut, question } = useLogOut();
  const user = useSelector(session, ({ context }) => context.user);
  const name = user?.name ?? user?.email;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  useBackCloses(isOpen, () => {
    setOpen(false);
    button.current?.focus();
  });
  const whole = (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      // Keeps the menu in the landmark of its button.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      onClose={() => {
        // The button of this menu has replaced the one that was pressed.
        button.current?.focus();
      }}
      position="bottom-end"
      width={240}
      shadow="md"
      offset={6}
      classNames={{
        dropdown: menu.dropdown,
        divider: menu.divider,
        item: menu.item,
        itemSection: classes.section,
      }}
    >
      <Menu.Target>
        <AccountButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {name ? (
          <Menu.Label className={classes.person}>
            <span className={classes.who}>{name}</span>
            {user?.name && user.email ? <span>{user.email}</span> : null}
          </Menu.Label>
        ) : null}
        <Menu.Item component={Link} to={href('profile')} leftSection={<IconUser size={18} stroke={1.5} />}>
          {routes.profile.title}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={href('home')}
          leftSection={<IconBuildingStore size={18} stroke={1.5} />}
        >
          Ver el sitio de {site.brand}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.5} />} onClick={logOut}>
          Cerrar sesión
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <>
      {whole}
      {question}
    </>
  );
}
