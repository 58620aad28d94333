import { describe, expect, it } from 'vitest';
import { onDemand } from '#machines/support/on-demand.ts';

function hold() {
  const loads: PromiseWithResolvers<{ readonly name: string }>[] = [];
  const source = onDemand(() => {
    const load = Promise.withResolvers<{ readonly name: string }>();
    loads.push(load);
    return load.promise;
  });
  return { source, loads };
}

const value = { name: 'catálogo' };

describe('a value on demand', () => {
  it('is not loaded before it is needed, and once for all that need it', async () => {
    const { source, loads } = hold();
    expect(loads).toEqual([]);
    const seen: unknown[] = [];
    source.whenLoaded((loaded) => {
      seen.push(loaded);
    });
    source.fetch();
    const got = source.get();
    expect(source.state()).toBe('loading');
    expect(loads).toHaveLength(1);
    loads[0]?.resolve(value);
    await expect(got).resolves.toBe(value);
    expect(source.state()).toBe(value);
    expect(seen).toEqual([value]);
    source.fetch();
    expect(loads).toHaveLength(1);
  });

  it('fails for all that wait, and is loaded again for the next', async () => {
    const { source, loads } = hold();
    const states: unknown[] = [];
    const stop = source.subscribe(() => {
      states.push(source.state());
    });
    const got = source.get();
    loads[0]?.reject(new Error('the script is gone'));
    await expect(got).rejects.toMatchObject({ cause: { message: 'the script is gone' } });
    expect(source.state()).toBe('failed');
    const again = source.get();
    loads[1]?.resolve(value);
    await expect(again).resolves.toBe(value);
    stop();
    expect(states.filter((state, index) => state !== states[index - 1])).toEqual([
      'loading',
      'failed',
      'loading',
      value,
    ]);
  });
});
