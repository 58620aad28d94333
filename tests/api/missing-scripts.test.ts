import { expect, it, vi } from 'vitest';
import { createClient } from '#src/api/client.ts';

vi.mock('#src/api/contract/index.ts', () => {
  throw new Error('the contract is gone');
});
vi.mock('#src/api/fetch-document.ts', () => {
  throw new Error('the module is gone');
});

const client = createClient({
  apiHost: 'https://api.rollux.test',
  readToken: () => null,
  onUnauthorized: () => undefined,
});

it.each([
  ['a call', 'users', () => client.request('users', {})],
  ['a document', null, () => client.download('/archivo.pdf')],
] as const)('%s whose script does not load reached no server', async (_, call, make) => {
  await expect(make()).rejects.toMatchObject({ name: 'ApiError', kind: 'unreachable', call });
});
