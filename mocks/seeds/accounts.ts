import { roleIds } from './roles.ts';

/** Password of every generated account. */
export const DEMO_PASSWORD = 'rollux2026';

/** Accounts offered to people who try the app, one of each role. */
export const demoAccounts = [
  {
    label: 'Cliente',
    id: 1,
    name: 'Mariana Treviño Salas',
    email: 'cliente@rollux.mx',
    role_id: roleIds.cliente,
  },
  {
    label: 'Distribuidor',
    id: 2,
    name: 'Ernesto Cavazos Leal',
    email: 'distribuidor@rollux.mx',
    role_id: roleIds.distribuidor,
  },
  {
    label: 'Administrador',
    id: 3,
    name: 'Lucía Garza Montemayor',
    email: 'admin@rollux.mx',
    role_id: roleIds.administrador,
  },
] as const;

/** An account that an administrator deactivated: its login is refused. */
export const inactiveAccount = {
  id: 4,
  name: 'Rogelio Ibarra Peña',
  email: 'inactivo@rollux.mx',
  role_id: roleIds.cliente,
} as const;
