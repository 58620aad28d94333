import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rooms, type Fault } from './fault.ts';
import { faults } from './faults/index.ts';
import { withFault } from './plant.ts';

const fault: Fault = {
  name: 'A price is twice as high',
  room: 'src/quoting',
  file: 'src/quoting/price.ts',
  find: 'price * 1',
  replace: 'price * 2 // $&',
};

describe('planting a fault', () => {
  it('replaces only the text', () => {
    expect(withFault('return price * 1;', fault)).toBe('return price * 2 // $&;');
  });

  it('refuses a text that is missing, or that occurs more than once', () => {
    expect(() => withFault('return price;', fault)).toThrow('holds the text to find 0 times');
    expect(() => withFault('price * 1 + price * 1', fault)).toThrow('holds the text to find 2 times');
  });
});

describe('the faults of the drill', () => {
  it.each(faults)('"$name" can be planted', (one) => {
    expect(withFault(readFileSync(one.file, 'utf8'), one)).not.toBe(readFileSync(one.file, 'utf8'));
  });

  it.each(rooms)('include at least two in %s', (room) => {
    expect(faults.filter((one) => one.room === room).length).toBeGreaterThanOrEqual(2);
  });

  it.each(readdirSync('src/features'))('include at least two in the feature %s', (feature) => {
    expect(
      faults.filter(({ file }) => file.startsWith(`src/features/${feature}/`)).length,
    ).toBeGreaterThanOrEqual(2);
  });

  it('have unique names', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});
