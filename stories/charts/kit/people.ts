import type { User } from '#src/api/contract/user.ts';

/** A user as a server answers one that has nothing but what the specification promises. */
export const bareUser: User = {
  id: 7,
  active: true,
  active_map: false,
  name: null,
  email: null,
  phone: null,
  image: null,
  lat: null,
  lng: null,
  state_id: null,
  municipality_id: null,
  roles: [],
};

/** A user with everything that a panel shows of one. */
export const mariana: User = {
  ...bareUser,
  id: 1,
  name: 'Mariana Treviño Salas',
  email: 'cliente@rollux.mx',
  phone: '8155501420',
  state_id: 19,
  municipality_id: 39,
};

/** A name longer than any screen expects. */
export const longNamed: User = {
  ...mariana,
  name: 'María Guadalupe de los Ángeles Fernández de Castro y Villaseñor Gómez-Farías',
};

/** What a person types to enter. */
export const credentials = { email: 'cliente@rollux.mx', password: 'rollux2026' };
