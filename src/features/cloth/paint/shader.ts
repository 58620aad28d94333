import { secondColour } from '#src/ui/cloth/awning-stripes.ts';

/**
 * A cloth at close range, in linear light. A tile holds half the light on its front, the share of light that passes,
 * and where its second colour is (renders/cloth/README.md). dye.ts has the same arithmetic, and its reasons.
 */
export const clothShader = `#version 300 es
precision highp float;
in vec2 at;
out vec4 colour;
uniform sampler2D closed, clear;
uniform vec2 centre, tileMm, bandsMm, brightest, lamp, shine;
uniform float widthMm, aspect, stripeMm, frontLight, backLight, lampLight;
uniform vec3 closedThread, closedStripe, clearThread, dye, stripeDye;

const float RENDERED = 0.58, SHARED = 0.8;

vec3 front(float light, vec3 thread, float white) {
  float own = min(light, 1.0) * (1.0 - RENDERED) / (1.0 - RENDERED * min(light, 1.0));
  vec3 between = own / (1.0 - SHARED * thread * (1.0 - own));
  return thread * between * max(light, 1.0) + white * max(light - 1.0, 0.0);
}

vec3 passing(float share, float most, vec3 tint) {
  float hole = max(0.0, (share - most) / (1.0 - most));
  return min(share, most) * (1.0 - hole) * tint + hole;
}

float within(float value, float from, float to, float soft) {
  return clamp((value - from) / soft + 0.5, 0.0, 1.0) * clamp((to - value) / soft + 0.5, 0.0, 1.0);
}

/** What is nearly white keeps its relief. */
vec3 shoulder(vec3 light) {
  return mix(light, 1.0 - 0.3 * exp((0.7 - light) / 0.3), step(0.7, light));
}

vec3 display(vec3 light) {
  vec3 value = clamp(shoulder(light), 0.0, 1.0);
  return mix(value * 12.92, 1.055 * pow(value, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, value));
}

void main() {
  vec2 place = vec2(at.x - 0.5, (at.y - 0.5) * aspect);
  vec2 mm = centre + place * widthMm;
  vec4 near = texture(closed, mm / tileMm.x), between = texture(clear, mm / tileMm.y);

  float second = near.b;
  if (stripeMm > 0.0) {
    float across = fract(mm.x / stripeMm), soft = fwidth(mm.x / stripeMm);
    second = ${secondColour};
  }
  vec3 thread = mix(closedThread, closedStripe, second), tint = mix(dye, stripeDye, second);
  float backs = backLight + lampLight / (1.0 + pow(length(place - lamp) / 0.24, 4.0));
  vec3 light = front(near.r * 2.0, thread, shine.x) * frontLight + passing(near.g, brightest.x, tint) * backs;

  float period = bandsMm.x + bandsMm.y;
  if (period > 0.0) {
    vec3 open = front(between.r * 2.0, clearThread, shine.y) * frontLight
      + passing(between.g, brightest.y, dye) * backs;
    float edge = mod(mm.y, period), soft = fwidth(mm.y);
    light = mix(open, light, clamp(edge / soft, 0.0, 1.0) * clamp((bandsMm.x - edge) / soft + 0.5, 0.0, 1.0));
  }
  colour = vec4(display(light), 1.0);
}`;

/** Joins the pictures of a tile in one texture, as light. */
export const tileShader = `#version 300 es
precision highp float;
in vec2 at;
out vec4 tile;
uniform sampler2D front, through, second;
void main() {
  vec2 place = vec2(at.x, 1.0 - at.y);
  float light = pow(2.0 * texture(front, place).r, 2.2);
  tile = vec4(light * 0.5, pow(texture(through, place).r, 2.2), texture(second, place).r, 1.0);
}`;
