import { get, post, type Endpoint } from './endpoint.ts';
import { Credentials, LoginReply } from './login.ts';
import { None } from './none.ts';
import { Acknowledged, CountReply } from './reply.ts';
import { UserReply } from './user.ts';

/** The calls of session and counters: the part of the table that every page carries, since every page asks who is there. */
export const sessionCalls = {
  currentUser: get('/api/login-user', {
    summary: 'The user whose token is sent',
    area: 'profile',
    access: 'session',
    on401: 'keep-session',
    input: None,
    output: UserReply,
  }),
  countQuotes: get('/api/count-cot', {
    summary: 'How many quotes the user has',
    area: 'counters',
    access: 'session',
    input: None,
    output: CountReply,
  }),
  countOrders: get('/api/count-orders', {
    summary: 'How many orders the user has',
    area: 'counters',
    access: 'session',
    input: None,
    output: CountReply,
  }),
  countCart: get('/api/count-cart', {
    summary: 'How many lines the cart has',
    area: 'counters',
    access: 'session',
    on401: 'keep-session',
    input: None,
    output: CountReply,
  }),
  login: post('/api/login', {
    summary: 'Exchange credentials for a token',
    area: 'access',
    access: 'anyone',
    on401: 'keep-session',
    input: Credentials,
    output: LoginReply,
  }),
  logout: post('/api/logout-user', {
    summary: 'End the session whose token is sent',
    area: 'access',
    access: 'session',
    input: None,
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
