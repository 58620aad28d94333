import { get, post, type Endpoint } from './endpoint.ts';
import { Credentials, LoginReply } from './login.ts';
import { None } from './none.ts';
import { Acknowledged, CountReply } from './reply.ts';
import { UserReply } from './user.ts';

/** The calls of session and counters: the part of the table that every page carries, since every page asks who is there. */
export const sessionCalls = {
  currentUser: get('/api/login-user', {
    access: 'session',
    on401: 'keep-session',
    input: None,
    output: UserReply,
  }),
  countQuotes: get('/api/count-cot', {
    access: 'session',
    input: None,
    output: CountReply,
  }),
  countOrders: get('/api/count-orders', {
    access: 'session',
    input: None,
    output: CountReply,
  }),
  countCart: get('/api/count-cart', {
    access: 'session',
    on401: 'keep-session',
    input: None,
    output: CountReply,
  }),
  login: post('/api/login', {
    access: 'anyone',
    on401: 'keep-session',
    input: Credentials,
    output: LoginReply,
  }),
  logout: post('/api/logout-user', {
    access: 'session',
    input: None,
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
