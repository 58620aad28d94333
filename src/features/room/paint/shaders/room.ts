import { rays } from './rays.ts';
import { surface } from './surface.ts';
import { hung } from './window.ts';

/** At most so many packed textures of the window's light maps and of the sun's; 4 maps each. */
export const WINDOW_PACKS = 5;
export const SUN_PACKS = 2;
/** The share of each half of `tint` that its encoder mixes with the other one. */
export const MIXED_TINT = 0.04;
/** At most so many cells along a covering, 4 in a vector. */
export const MOST_CELLS = 12;

/**
 * The room: light maps added up, each weighted by what covers its cell, times the albedo; then the covering itself.
 * Linear light throughout. At most sixteen reads a pixel.
 */
export const room = `#version 300 es
precision highp float;
precision highp int;
in vec2 at;
out vec4 colour;
uniform sampler2D base, solid, tint, night, sun, through, weave, rest, hanging;
uniform sampler2D window0, window1, window2, window3, window4, bounce0, bounce1;
uniform vec4 windowRed[${String(WINDOW_PACKS)}], windowGreen[${String(WINDOW_PACKS)}], windowBlue[${String(WINDOW_PACKS)}];
uniform vec4 sunWeights[${String(SUN_PACKS)}];
uniform vec3 skyLight, sunLight, skyOnCloth, sunOnCloth, onReveal, inRoom, dye, lamps, view;
uniform vec4 innerCells[${String(MOST_CELLS / 4)}];
uniform float cellCount, sunScale, nightScale, exposure, scatter, gleam, sunSlope, weaveDepth, weaveMean;
uniform bool isOutside, hasAwning, hasStripes;
uniform vec3 plain, stripe;
uniform vec4 restWeights, crop;
uniform vec2 awningGrid, awningCell, awningEnds;
uniform vec4 awningLean;
uniform vec4 rectangle, eye;
uniform vec2 pixel, weaveSize, metres;
${rays}

vec3 square(vec3 value) { return value * value; }

vec3 tone(vec3 light) {
  vec3 curve = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return pow(clamp(curve, 0.0, 1.0), vec3(1.0 / 2.2));
}

${surface}
${hung}

void main() {
  vec4 pack[${String(WINDOW_PACKS)}] = vec4[](
    texture(window0, at), texture(window1, at), texture(window2, at), texture(window3, at), texture(window4, at));
  vec3 window = vec3(0.0);
  for (int k = 0; k < ${String(WINDOW_PACKS)}; k++) {
    vec4 light = pack[k] * pack[k];
    window += vec3(dot(light, windowRed[k]), dot(light, windowGreen[k]), dot(light, windowBlue[k]));
  }
  vec4 b0 = texture(bounce0, at), b1 = texture(bounce1, at);
  float bounced = dot(b0 * b0, sunWeights[0]) + dot(b1 * b1, sunWeights[1]);
  // The two halves are mixed where they meet.
  vec3 windowTint = texture(tint, vec2(min(at.x, ${(1 - MIXED_TINT).toFixed(2)}) * 0.5, at.y)).rgb * 2.0;
  vec3 sunTint = texture(tint, vec2(0.5 + max(at.x, ${MIXED_TINT.toFixed(2)}) * 0.5, at.y)).rgb * 2.0;
  vec3 light = window * windowTint + bounced * sunLight * sunTint;

  if (hasAwning) {
    vec4 beside = texture(rest, at);
    beside *= beside * restWeights;
    light += beside.x * skyLight * windowTint + (beside.y + beside.z + beside.w) * sunLight * sunTint;
  }

  float seen = texture(sun, at).r;
  // At the edge of the sun's patch the map is mixed with what no sun reaches.
  vec2 point = (texture(through, at).rg - 0.05) / 0.9;
  if (!hasAwning) point = clamp(point, 0.0, 1.0);
  // Between two things the point jumps: slats there count on the mean.
  vec2 blur = max(vec2(0.008), fwidth(point));
  float veiled = kind == BANDS ? mix(1.0, veil, hangsAt(point, blur)) : 1.0;
  light += seen * seen * sunScale * sunLight * straight(layersAt(point, sunSlope, blur)) * veiled;
  light += square(texture(night, at).rgb) * nightScale * lamps;

  vec3 paint = square(texture(base, at).rgb);
  vec3 outside = paint * view;
  // What is solid, and in blue what stands before the covering.
  vec4 things = texture(solid, at);
  float wall = things.r;
  vec3 picture = mix(outside, paint * light, wall);

  if (hasAwning) {
    vec2 inCut = (at - crop.xy) / (crop.zw - crop.xy);
    if (inCut.x >= 0.0 && inCut.x <= 1.0 && inCut.y > 0.0 && inCut.y < 1.0) {
      vec3 drawn = textureLod(hanging, (awningCell + inCut) / awningGrid, 0.0).rgb;
      // Stripes run towards the point where the lines along the cloth meet, and straight on beyond its front.
      float scale = (awningEnds.x - awningLean.y) / (clamp(at.y, min(awningEnds.x, awningEnds.y), max(awningEnds.x, awningEnds.y)) - awningLean.y);
      float place = (awningLean.x + (at.x - awningLean.x) * scale - awningLean.z) / awningLean.w;
      vec3 own = clothColour(place, pixel.x * scale / awningLean.w);
      vec3 below = 0.85 * inRoom, above = scatter * (skyOnCloth + sunOnCloth);
      // Louvres have light from below and from above each for itself.
      picture = kind == SLATS
        ? mix(picture, own * (drawn.g * drawn.g * below + drawn.b * drawn.b * above), drawn.r)
        : picture * (1.0 - min(1.0, drawn.r + drawn.g)) + drawn.b * (drawn.r * own * (below + above) + drawn.g * 0.75 * inRoom);
    }
    colour = vec4(tone(picture * exposure), 1.0);
    return;
  }

  vec2 size = rectangle.zw - rectangle.xy;
  vec2 inWindow = (at - rectangle.xy) / size;
  vec2 soft = pixel / size;
  // Before it has come, the room is as its finished picture shows it.
  if (ahead < reach) {
    vec3 behind = picture + paint * onReveal * facesCovering(inWindow) * wall * (1.0 - things.b);
    vec3 covered = withCovering(behind, inWindow, soft, wall);
    covered = withFittings(covered, inWindow, soft, inRoom + 0.12 * window);
    // A head hides the lintel before it.
    picture = mix(covered, picture, isOutside || inWindow.y < 0.0 ? 0.0 : things.b);
  }
  colour = vec4(tone(picture * exposure), 1.0);
}`;
