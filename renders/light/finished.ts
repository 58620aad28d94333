// Draws what a room shows first, with the app's own painter: node renders/light/finished.ts ROOM FINE OUT.
// Writes OUT/open.png, by day with nothing before its window, and OUT/night.png. FINE holds the full-size pictures of renders/light/maps.py.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Hung } from '#src/features/room/hung.ts';
import { inBrowser, paintedIn } from './painted.ts';

/** What moves over a terrace; a window has a roller blind, which has not come yet. */
const ofTerraces: Readonly<Record<string, Hung>> = {
  terraza: 'toldo-brazos',
  pergola: 'pergola',
  bioclimatica: 'louvres',
  capota: 'capota',
};

const [room = '', fine = '', out = ''] = process.argv.slice(2);
await inBrowser(async (page) => {
  for (const [name, hour] of [
    ['open', 'morning'],
    ['night', 'night'],
  ] as const) {
    const picture = await paintedIn(page, {
      room,
      fine,
      hour,
      width: 1_600,
      hung: ofTerraces[room] ?? 'enrollable',
      cloth: { hex: '#ffffff', weave: 'acrilica', opennessPercent: 0 },
      setting: { open: 1, turn: 1, ahead: 1 },
    });
    writeFileSync(path.join(out, `${name}.png`), picture);
  }
});
