import { get, post, type Endpoint } from './endpoint.ts';
import { Credentials, LoginReply } from './login.ts';
import { None } from './none.ts';
import { Acknowledged, CountReply } from './reply.ts';
import { UserReply } from './user.ts';

/** The calls of session and counters. They are part of every page's bundle, since every page loads the current user. */
export const sessionCalls = {
  currentUser: get('/api/login-user', {
    summary: 'The current user',
    area: 'profile',
    access: 'session',
    on401: 'keep-session',
    input: None,
    output: UserReply,
  }),
  countQuotes: get('/api/count-cot', {
    summary: 'Number of quotes of the current user',
    area: 'counters',
    access: 'session',
    input: None,
    output: CountReply,
  }),
  countOrders: get('/api/count-orders', {
    summary: 'Number of orders of the current user',
    area: 'counters',
    access: 'session',
    input: None,
    output: CountReply,
  }),
  countCart: get('/api/count-cart', {
    summary: 'Number of lines in the cart',
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
    summary: 'End the current session',
    area: 'access',
    access: 'session',
    input: None,
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
