import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useOffered } from '#src/actor-hooks/use-offered.ts';
import { href, type RouteId } from '#src/config/routes.ts';
import {
  IconArrowRight,
  IconBook2,
  IconBuildingWarehouse,
  IconRuler2,
  IconTag,
  IconUser,
  IconUsers,
} from '#src/ui/icons.ts';
import styles from './shortcuts.module.css';

type ShortcutRoute = Extract<
  RouteId,
  'quoter' | 'priceList' | 'blindsStock' | 'catalogLists' | 'users' | 'profile'
>;

interface Shortcut {
  readonly route: ShortcutRoute;
  readonly title: string;
  readonly text: string;
  readonly Icon: typeof IconUser;
}

/** In the order of a day's work; entries for some roles only come last, so that the others keep their place. */
const shortcuts: readonly Shortcut[] = [
  { route: 'quoter', title: 'Cotizador', text: 'Mide y conoce el precio', Icon: IconRuler2 },
  { route: 'priceList', title: 'Lista de precios', text: 'La vigente, para descargar', Icon: IconTag },
  { route: 'catalogLists', title: 'Catálogos', text: 'Telas, colores y modelos', Icon: IconBook2 },
  { route: 'profile', title: 'Mi perfil', text: 'Tus datos y tu contraseña', Icon: IconUser },
  {
    route: 'blindsStock',
    title: 'Inventario',
    text: 'Lo que hay y lo que llega',
    Icon: IconBuildingWarehouse,
  },
  { route: 'users', title: 'Usuarios', text: 'Cuentas, roles y mapa', Icon: IconUsers },
];

/** Links to the most used screens of the role. */
export function Shortcuts() {
  const offered = useOffered();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} mb="md" id={titleId}>
        Accesos rápidos
      </Title>
      <ul className={styles.list}>
        {shortcuts
          .filter(({ route }) => offered(route))
          .map(({ route, title, text, Icon }) => (
            <li key={route}>
              <Link to={href(route)} className={styles.shortcut}>
                <Icon color="var(--accent)" size={24} stroke={1.25} aria-hidden />
                <Stack component="span" gap={0} lh={1.35}>
                  <Text span fw={500} fz="md">
                    {title}
                  </Text>{' '}
                  <Text span c="dimmed" fz="sm">
                    {text}
                  </Text>
                </Stack>
                <IconArrowRight className={styles.arrow} size={18} stroke={1.5} aria-hidden />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
