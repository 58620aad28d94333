import type { rolesMachine } from '#machines/roles.machine.ts';
import type { addUserMachine, coordinatesMachine, updateUserMachine } from '#machines/user-forms.machine.ts';
import { locate } from '#mocks/seeds/locations.ts';
import { roleIds, roles as allRoles } from '#mocks/seeds/roles.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { href } from '#src/config/routes.ts';
import type { ChartKit } from './kit.ts';
import { mariana } from './people.ts';
import { plainFormKit } from './plain-form.ts';
import { resourceKit } from './resource.ts';
import { tokens } from './session.ts';

const start = { name: 'Quien administra', token: tokens.stored, as: 'administrator' } as const;
const newUser = `${href('users')}?usuario=nuevo`;

/** A distributor of the seeds. */
const ID = 2;

const person: Omit<InputOf<'updateUser'>, 'id'> = {
  name: 'Ana Lozano Ríos',
  email: 'ana@correo.mx',
  phone: '8155501420',
  ...locate('Yucatán', 'Mérida'),
  role_id: roleIds.cliente,
};

const nobody: Omit<InputOf<'updateUser'>, 'id'> = {
  name: '',
  email: '',
  phone: '',
  state_id: null,
  municipality_id: null,
  role_id: null,
};

export const roles: ChartKit<typeof rolesMachine> = {
  ...resourceKit({
    name: 'Roles',
    about: 'Los roles que puede tener una cuenta: se piden al abrir su formulario.',
    load: 'Pedir los roles',
    asks: 'roles',
    path: newUser,
    inputs: [{ name: 'Todos', value: {} }],
    answers: [
      { name: 'Los tres roles', value: allRoles },
      { name: 'Ninguno', value: [] },
    ],
  }),
  starts: [{ ...start, input: undefined }],
};

export const addUser: ChartKit<typeof addUserMachine> = plainFormKit({
  name: 'Alta de usuario',
  about: 'Una cuenta nueva: al crearla se cierra el formulario y la lista se pide otra vez.',
  asks: 'addUser',
  path: newUser,
  start,
  values: [
    {
      name: 'Todo lleno',
      value: { ...person, password: 'secreta-123', password_confirmation: 'secreta-123' },
    },
    { name: 'Todo vacío', value: { ...nobody, password: '', password_confirmation: '' } },
  ],
  answers: [{ name: 'Cuenta creada', value: true }],
});

export const updateUser: ChartKit<typeof updateUserMachine> = plainFormKit({
  name: 'Datos de un usuario',
  about: 'Lo que se sabe de una cuenta y su rol: al guardarlo se cierra el formulario.',
  asks: 'updateUser',
  path: `${href('users')}?usuario=${String(ID)}`,
  start,
  values: [
    { name: 'Otros datos', value: { id: ID, ...person } },
    { name: 'Todo vacío', value: { id: ID, ...nobody } },
  ],
  answers: [{ name: 'Cambios guardados', value: true }],
});

export const coordinates: ChartKit<typeof coordinatesMachine> = plainFormKit({
  name: 'Lugar en el mapa',
  about:
    'Dónde está alguien en el mapa público: al guardarlo, el registro que responde el servidor pasa a la lista.',
  asks: 'setCoordinates',
  path: `${href('users')}?lugar=${String(ID)}`,
  start,
  values: [
    { name: 'Monterrey', value: { id: ID, lat: 25.68, lng: -100.31 } },
    { name: 'Al revés', value: { id: ID, lat: -100.31, lng: 25.68 } },
  ],
  answers: [{ name: 'Lugar guardado', value: { ...mariana, id: ID, lat: 25.68, lng: -100.31 } }],
});
