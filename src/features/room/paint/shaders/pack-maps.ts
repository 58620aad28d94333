/** Pixels at a tile's edge that its encoder mixes with its neighbours': those beside them count instead. */
export const MIXED_PX = 3;

/** Packs four grey tiles of a sheet into the channels of one texture, so that one read brings four light maps. */
export const packTiles = `#version 300 es
precision highp float;
in vec2 at;
out vec4 lights;
uniform sampler2D sheet;
uniform vec2 grid;
uniform int first;
uniform int count;
float tile(int index) {
  if (index >= first + count) return 0.0;
  vec2 cell = vec2(index % int(grid.x), index / int(grid.x));
  vec2 edge = ${(MIXED_PX + 0.5).toFixed(1)} * grid / vec2(textureSize(sheet, 0));
  return texture(sheet, (cell + clamp(vec2(at.x, 1.0 - at.y), edge, 1.0 - edge)) / grid).r;
}
void main() {
  lights = vec4(tile(first), tile(first + 1), tile(first + 2), tile(first + 3));
}`;
