import { expect, it } from 'vitest';
it('works', async () => { const r = await fetch('/api/states'); expect(r.status).toBe(200); expect(await r.json()).toBeTruthy(); });
it('fails', async () => { await fetch('/api/nope').catch(() => null); });
