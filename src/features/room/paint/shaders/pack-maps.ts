/** Pixels at a tile's edge that its encoder mixes with its neighbours': those beside them count instead. */
export const MIXED_PX = 3;

/** Light maps in one packed texture. */
export const PER_PACK = 4;

/** Most numbers that the share of a light map has: its mean, and one a pattern. */
export const MOST_TERMS = 9;

/** Packs four light maps into the channels of one texture, so that one read brings all four: the square root of a share of a sum. */
export const packMaps = `#version 300 es
precision highp float;
in vec2 at;
out vec4 lights;
uniform sampler2D totals, patterns;
uniform vec2 totalsGrid, patternsGrid;
uniform int total[${String(PER_PACK)}], first[${String(PER_PACK)}], terms[${String(PER_PACK)}];
uniform float shares[${String(PER_PACK * MOST_TERMS)}];
float tile(sampler2D sheet, vec2 grid, int index) {
  vec2 cell = vec2(index % int(grid.x), index / int(grid.x));
  vec2 edge = ${(MIXED_PX + 0.5).toFixed(1)} * grid / vec2(textureSize(sheet, 0));
  return texture(sheet, (cell + clamp(vec2(at.x, 1.0 - at.y), edge, 1.0 - edge)) / grid).r;
}
float lightMap(int k) {
  if (terms[k] == 0) return 0.0;
  float share = shares[k * ${String(MOST_TERMS)}];
  for (int term = 1; term < terms[k]; term++)
    share += shares[k * ${String(MOST_TERMS)} + term] * tile(patterns, patternsGrid, first[k] + term - 1);
  return tile(totals, totalsGrid, total[k]) * sqrt(max(share, 0.0));
}
void main() {
  lights = vec4(lightMap(0), lightMap(1), lightMap(2), lightMap(3));
}`;
