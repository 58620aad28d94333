import outline from './outline.json' with { type: 'json' };

/** A corner, in degrees north and east. */
export type Corner = [lat: number, lng: number];

/** Each corner is stored as its offset from the previous one, in steps. */
function read(ring: string): Corner[] {
  let x = 0;
  let y = 0;
  return ring.split(' ').map((step): Corner => {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    x += dx;
    y += dy;
    return [y / outline.perDegree, x / outline.perDegree];
  });
}

/** Mexico's land: a ring for each piece, the largest first. */
export const mexico: readonly Corner[][] = outline.mexico.map(read);

/** The visible parts of the countries around Mexico. */
export const neighbours: readonly Corner[][] = outline.neighbours.map(read);
