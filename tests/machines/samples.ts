import type { machines, MachineName } from '#machines/index.ts';
import type { User } from '#src/api/contract/user.ts';
import type { Samples } from '#tests/support/walk.ts';

/** A user as a server answers one that has nothing but what SPEC promises. */
const bareUser: User = {
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

const nothing = [{}];

const resource = <Input>(input: Input, output: unknown) => ({
  inputs: [undefined],
  events: {
    'resource.load': [{ input }],
    'resource.retry': nothing,
    'resource.cancel': nothing,
    'resource.clear': nothing,
  },
  answers: { 'xstate.done.actor.load': [{ output }] },
  facts: ({ data, error }: { data: unknown; error: unknown }) => [data !== null, error !== null],
});

const form = <Values>(values: Values, output: unknown) => ({
  inputs: [{ siteKey: 'llave' }],
  events: {
    'form.submit': [{ values }],
    'form.cancel': nothing,
    'form.restart': nothing,
    'captcha.solved': [{ token: 'resuelto' }],
    'captcha.lapsed': nothing,
  },
  answers: { 'xstate.done.actor.submit': [{ output }] },
  facts: ({ verification, error }: { verification: unknown; error: unknown }) => [
    verification !== null,
    error !== null,
  ],
});

const counter = [{ output: 3 }];

const profile = {
  name: 'Ana',
  email: 'ana@correo.mx',
  phone: '8155501420',
  state_id: 19,
  municipality_id: 39,
  password: 'secreta-123',
  password_confirmation: 'secreta-123',
};

/** Samples of every chart: a machine that is added to the table without any does not compile. */
export const samples = {
  session: {
    inputs: [{ token: null }, { token: 'guardado' }],
    events: {
      'session.login': [{ email: 'ana@correo.mx', password: 'secreta-123' }],
      'session.cancel': nothing,
      'session.logout': nothing,
      'session.reload': nothing,
      'session.userChanged': [{ user: bareUser }],
      'session.tokenChanged': [{ token: null }, { token: 'otro' }, { token: 'guardado' }],
      'session.refused': [{ token: null }, { token: 'guardado' }, { token: 'nuevo' }],
    },
    answers: {
      'xstate.done.actor.login': [{ output: { token: 'nuevo', user: bareUser } }],
      'xstate.done.actor.currentUser': [{ output: bareUser }],
    },
    facts: ({ token, user, error }) => [token, user !== null, error !== null],
    silent: ['tellServer', 'storeToken', 'removeToken'],
  },
  captcha: {
    inputs: [{ siteKey: 'llave' }, { siteKey: null }],
    events: {
      'captcha.start': nothing,
      'captcha.rendered': [{ widgetId: 0 }],
      'captcha.verify': [{ token: 'resuelto' }],
      'captcha.expire': nothing,
      'captcha.fail': nothing,
      'captcha.cancel': nothing,
      'captcha.reset': [{ widgetId: 0 }, { widgetId: undefined }],
      'captcha.renew': nothing,
    },
    facts: ({ siteKey, widgetId, token, error }) => [siteKey, widgetId, token !== null, error],
    silent: ['logError'],
  },
  counters: {
    inputs: [undefined],
    events: {
      'counters.load': nothing,
      'counters.clear': nothing,
      'quotes.refresh': nothing,
      'orders.refresh': nothing,
      'cart.refresh': nothing,
      'quotes.cancel': nothing,
      'orders.cancel': nothing,
      'cart.cancel': nothing,
    },
    answers: {
      'xstate.done.actor.quotes': counter,
      'xstate.done.actor.orders': counter,
      'xstate.done.actor.cart': counter,
    },
    // No guard reads the numbers.
    facts: () => null,
  },
  register: form(profile, bareUser),
  recover: form({ email: 'ana@correo.mx' }, true),
  states: resource({}, [{ id: 19, name: 'Nuevo León' }]),
  municipalities: resource({ id: 19 }, [{ id: 39, name: 'Monterrey', state_id: 19 }]),
} as const satisfies { readonly [N in MachineName]: Samples<(typeof machines)[N]> };
