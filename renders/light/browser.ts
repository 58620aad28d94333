// Draws the states of truth.py with the app's own painter: node renders/light/browser.ts STATES.
// Writes STATES/state-N.browser.png at the size of the room's pictures, for renders/light/compare.py.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { inBrowser, paintedIn } from './painted.ts';

const State = z.object({
  room: z.string(),
  hour: z.enum(['morning', 'noon', 'evening', 'night']),
  down: z.number(),
  colour: z.string(),
  openness: z.number(),
  through: z.number(),
});

const [folder = ''] = process.argv.slice(2);
await inBrowser(async (page) => {
  for (const name of readdirSync(folder).filter((file) => /^state-\d+\.json$/.test(file))) {
    const file = path.join(folder, name);
    const { room, hour, down, colour, openness, through } = z.parse(
      State,
      JSON.parse(readFileSync(file, 'utf8')),
    );
    const picture = await paintedIn(page, {
      room,
      hour,
      width: 1_280,
      hung: 'enrollable',
      cloth: { hex: colour, weave: '', opennessPercent: openness * 100 },
      setting: { open: 1 - down, turn: 0, ahead: 0 },
      covering: { through },
    });
    writeFileSync(file.replace('.json', '.browser.png'), picture);
  }
});
