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

/** At most so many packed textures of the window's light maps and of the sun's; 4 maps each. */
export const WINDOW_PACKS = 5;
export const SUN_PACKS = 2;

/**
 * The room: light maps added up, each weighted by what covers its cell, times the albedo; then the covering itself.
 * Linear light throughout. Twelve to fourteen reads a pixel.
 */
export const room = `#version 300 es
precision highp float;
in vec2 at;
out vec4 colour;
uniform sampler2D base, solid, tint, night, sun, through;
uniform sampler2D window0, window1, window2, window3, window4, bounce0, bounce1;
uniform vec4 clothWeights[${String(WINDOW_PACKS)}], skyWeights[${String(WINDOW_PACKS)}], sunWeights[${String(SUN_PACKS)}];
uniform vec3 skyLight, sunLight, behind, ambient, dye, lamps, front, view;
uniform float sunScale, nightScale, exposure, openness;
uniform vec4 rectangle;
uniform vec2 pixel;
uniform bool isRows;
uniform float extent, strips, gap, folds;

/** 1 where the covering is, between the edges that a pixel or the sun's width blurs. */
float covered(vec2 point, float blur) {
  float along = isRows ? point.y : point.x;
  float reach = clamp((extent - along) / blur + 0.5, 0.0, 1.0);
  float strip = 1.0;
  if (strips > 0.0 && gap > 0.0) {
    float inStrip = fract(along * strips), soft = min(0.5, blur * strips);
    float open = smoothstep(-soft, soft, inStrip - (1.0 - gap)) * smoothstep(-soft, soft, 1.0 - inStrip);
    strip = 1.0 - mix(open, gap, smoothstep(0.4, 1.2, soft * 2.0));
  }
  return reach * strip;
}

/** Folds and slats turn towards the room and away from it. */
float shade(vec2 point) {
  float along = isRows ? point.y : point.x;
  if (folds > 0.0) {
    float fold = fract(along * folds);
    return 0.86 + 0.2 * pow(fold, 0.7) - 0.28 * smoothstep(0.93, 1.0, fold);
  }
  if (strips > 0.0) return 0.9 + 0.14 * sin(fract(along * strips) * 3.14159);
  return 1.0;
}

vec3 square(vec3 value) { return value * value; }

vec3 tone(vec3 light) {
  vec3 curve = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return pow(clamp(curve, 0.0, 1.0), vec3(1.0 / 2.2));
}

void main() {
  vec4 pack[${String(WINDOW_PACKS)}] = vec4[](
    texture(window0, at), texture(window1, at), texture(window2, at), texture(window3, at), texture(window4, at));
  float cloth = 0.0, sky = 0.0;
  for (int k = 0; k < ${String(WINDOW_PACKS)}; k++) {
    vec4 light = pack[k] * pack[k];
    cloth += dot(light, clothWeights[k]);
    sky += dot(light, skyWeights[k]);
  }
  vec4 b0 = texture(bounce0, at), b1 = texture(bounce1, at);
  float bounced = dot(b0 * b0, sunWeights[0]) + dot(b1 * b1, sunWeights[1]);
  vec3 windowTint = texture(tint, vec2(at.x * 0.5, at.y)).rgb * 2.0;
  vec3 sunTint = texture(tint, vec2(0.5 + at.x * 0.5, at.y)).rgb * 2.0;
  vec3 light = (cloth * behind + sky * skyLight) * windowTint + bounced * sunLight * sunTint;

  float seen = texture(sun, at).r;
  vec2 point = (texture(through, at).rg - 0.05) / 0.9;
  light += seen * seen * sunScale * sunLight * mix(1.0, openness, covered(point, 0.008));
  light += square(texture(night, at).rgb) * nightScale * lamps;

  vec3 paint = square(texture(base, at).rgb);
  vec3 outside = paint * view;
  float wall = texture(solid, at).r;
  vec3 picture = mix(outside, paint * light, wall);

  vec2 inWindow = (at - rectangle.xy) / (rectangle.zw - rectangle.xy);
  vec2 soft = pixel / (rectangle.zw - rectangle.xy);
  vec2 side = clamp(min(inWindow - 0.004, 0.996 - inWindow) / soft + 0.5, 0.0, 1.0);
  float within = side.x * clamp(inWindow.y / soft.y + 0.5, 0.0, 1.0) * step(inWindow.y, 1.0);
  float cover = covered(inWindow, isRows ? soft.y : soft.x) * within;
  vec3 inRoom = front * lamps + ambient;
  vec3 face = dye * 0.85 * inRoom * (1.0 - openness) + behind * (1.0 - openness);
  picture = mix(picture, face * shade(inWindow) + openness * outside, cover);

  // The head rail, and the bar at the edge that moves.
  float along = isRows ? inWindow.y : inWindow.x;
  float bar = step(abs(along - extent), isRows ? 0.006 : 0.003) * step(0.01, extent) * step(extent, 0.995);
  bar *= isRows ? side.x : within;
  float head = side.x * step(-0.004, inWindow.y) * step(inWindow.y, 0.028);
  vec3 metal = 0.62 * inRoom * (0.75 + 0.25 * smoothstep(0.0, 0.028, inWindow.y));
  picture = mix(picture, metal, max(bar * step(0.0, inWindow.y), head));

  colour = vec4(tone(picture * exposure), 1.0);
}`;
