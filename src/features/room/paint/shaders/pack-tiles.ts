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
  return texture(sheet, (cell + vec2(at.x, 1.0 - at.y)) / grid).r;
}
void main() {
  lights = vec4(tile(first), tile(first + 1), tile(first + 2), tile(first + 3));
}`;
