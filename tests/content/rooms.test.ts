import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RoomFacts } from '#src/content/pictures/room-facts.ts';
import { MOST_TERMS } from '#src/features/room/paint/shaders/pack-maps.ts';
import { RoomPictures } from './support/room-pictures.ts';

const FOLDER = 'src/content/pictures';
const json = (...parts: string[]): unknown => JSON.parse(readFileSync(path.join(FOLDER, ...parts), 'utf8'));
const rooms = readdirSync(FOLDER).filter((room) => existsSync(path.join(FOLDER, room, 'room.json')));

describe.each(rooms)('the room %s', (room) => {
  const maps = path.join(FOLDER, room, 'maps');

  test('has the light maps that its facts speak of, in 250 KB', () => {
    const { suns, awning } = z.parse(RoomFacts, json(room, 'room.json'));
    const sheets = ['totals', 'patterns', ...(awning === undefined ? [] : ['awning'])];
    const ofSuns = Object.keys(suns).flatMap((hour) => [
      ...[`sun-${hour}`, `at-${hour}`],
      ...(awning === undefined ? [`outer-${hour}`] : []),
    ]);
    const names = readdirSync(maps).map((file) => path.parse(file).name);
    expect(names.toSorted()).toEqual(['base', 'solid', 'tint', 'night', ...sheets, ...ofSuns].toSorted());
    const bytes = names.map((name) => statSync(path.join(maps, `${name}.webp`)).size);
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(250 * 1024);
  });

  test('has a light map for each cell, and no more patterns than a painter adds', () => {
    const facts = z.parse(RoomFacts, json(room, 'room.json'));
    const hours = Object.keys(facts.suns).filter((hour) => hour !== 'street').length;
    const ofWindow = (cells: number, ofSun: number) => [cells, cells, ...Array<number>(hours).fill(ofSun)];
    const expected =
      facts.awning === undefined
        ? {
            rows: ofWindow(facts.rows, facts.sun_rows),
            columns: ofWindow(facts.columns, facts.sun_columns),
          }
        : { rows: ofWindow(facts.rows, facts.sun_rows), rest: Array<number>(1 + hours).fill(1) };
    const counts = Object.entries(facts.groups).map(([sheet, groups]) => [
      sheet,
      groups.map(({ shares }) => shares.length),
    ]);
    expect(Object.fromEntries(counts)).toEqual(expected);
    for (const { shares } of Object.values(facts.groups).flat()) {
      const [terms = 0, ...others] = new Set(shares.map((share) => share.length));
      expect(others).toEqual([]);
      expect(terms).toBeLessThanOrEqual(MOST_TERMS);
    }
  });

  test('has its finished pictures, and one that every browser can read', () => {
    const { widths, standIns } = z.parse(RoomPictures, json(room, 'pictures.json'));
    const files = [...widths.map((width) => `${String(width)}.avif`), '960.webp'];
    for (const hour of Object.keys(standIns)) {
      expect(readdirSync(path.join(FOLDER, room, hour)).toSorted()).toEqual([...files].toSorted());
    }
  });
});
