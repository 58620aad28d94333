import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import facts from '#src/config/site.json' with { type: 'json' };
import { Site } from '#src/config/site.schema.ts';

const pathsOf = (content: unknown) => {
  const result = z.safeParse(Site, content);
  return result.success ? [] : result.error.issues.map(({ path }) => path.map(String).join('.'));
};

/** The facts with another value at a path; undefined removes the key. */
function changed(path: string, value: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone(facts);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((inner, key) => Object(inner[key]), copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

const required: readonly (readonly [number: string, path: string])[] = [
  ['F01', 'url'],
  ['F02', 'brand'],
  ['F03', 'legalName'],
  ['F04', 'taxAddress'],
  ['F04', 'taxAddress.street'],
  ['F04', 'taxAddress.neighborhood'],
  ['F04', 'taxAddress.postalCode'],
  ['F04', 'taxAddress.city'],
  ['F04', 'taxAddress.state'],
  ['F05', 'privacyEmail'],
  ['F06', 'phones'],
  ['F07', 'whatsapp'],
  ['F08', 'hours'],
  ['F08', 'hours.0.days'],
  ['F08', 'hours.0.time'],
  ['F09', 'location'],
  ['F09', 'location.lat'],
  ['F09', 'location.lng'],
  ['F10', 'social'],
];

describe('site.json', () => {
  it('is decoded to its content', () => {
    expect(z.parse(Site, facts)).toEqual(facts);
  });

  it.each(required)('%s: is refused by name without %s', (_, path) => {
    expect(pathsOf(changed(path, undefined))).toEqual([path]);
  });

  it.each(required)('%s: is refused by name with null for %s', (_, path) => {
    expect(pathsOf(changed(path, null))).toEqual([path]);
  });

  it.each([
    ['F25', 'payment', 'payment.deposit'],
    ['F26', 'samples', 'samples.free'],
    ['F27', 'delivery', 'delivery.zones'],
  ])('%s: may be without %s, but not with a part of it', (_, block, part) => {
    expect(pathsOf(changed(block, undefined))).toEqual([]);
    expect(pathsOf(changed(part, undefined))).toEqual([part]);
  });

  it.each([
    ['url', 'https://www.rollux.mx/'],
    ['url', 'www.rollux.mx'],
    ['url', 'ftp://www.rollux.mx'],
    ['brand', ''],
    ['taxAddress.postalCode', '6432'],
    ['taxAddress.postalCode', 64320],
    ['privacyEmail', 'privacidad'],
    ['phones', []],
    ['phones.0', ''],
    ['whatsapp', '+52 81 5550 1421'],
    ['location.lat', 90.5],
    ['location.lat', '25.7'],
    ['location.lng', -181],
    ['social.Instagram', '@rollux'],
  ])('with %s = %j is refused by that name', (path, value) => {
    expect(pathsOf(changed(path, value))).toEqual([path]);
  });

  it.each([null, undefined, 'HTML', 7, []])('that is %j as a whole is refused', (content) => {
    expect(pathsOf(content)).toEqual(['']);
  });
});
