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
/** At most so many cells along a covering, 4 in a vector. */
export const MOST_CELLS = 12;

/**
 * What of a covering a ray meets, as `parts.ts` has it for whole stretches. Lengths are shares of the window; a blur is
 * the width over which edges are soft.
 */
const geometry = `
const int CLOTH = 0, FOLDS = 1, BANDS = 2, SLATS = 3, PANELS = 4;
uniform int kind;
uniform bool isRows;
uniform float reach, gathered, pitch, width, angle, crossing, bandDepth, ahead, edges, openness, veil;

float ramp(float edge, float value, float blur) { return clamp((value - edge) / blur + 0.5, 0.0, 1.0); }
float within(float value, float from, float to, float blur) {
  return ramp(from, value, blur) * (1.0 - ramp(to, value, blur));
}
float filled(float periods, float share) {
  return floor(periods) * share + clamp(fract(periods) - 0.5 + share * 0.5, 0.0, share);
}
/** Mean over a blur of pulses that fill the middle of each period by a share. */
float pulses(float periods, float share, float blur) {
  return (filled(periods + blur * 0.5, share) - filled(periods - blur * 0.5, share)) / blur;
}

float alongOf(vec2 point) { return (isRows ? point.y : point.x) + ahead; }

/** Slats hang from the top, vanes and bands from the edge that moves. */
float periodsOf(float along) {
  return (along - (kind == SLATS && isRows ? 0.0 : reach)) / max(pitch, 1e-5);
}

/** Width of a slat as light of this slope sees it, in pitches. */
float slatShadow(float slope) { return min(1.0, width / max(pitch, 1e-5) * abs(sin(angle) - slope * cos(angle))); }

/** Layers of cloth that light of this slope meets, from 0. */
float layersAt(vec2 point, float slope, vec2 blurs) {
  float along = alongOf(point), blur = isRows ? blurs.y : blurs.x;
  float across = isRows ? point.x : point.y, periods = periodsOf(along), soft = blur / max(pitch, 1e-5);
  float there = ramp(0.0, isRows ? point.y : point.x, blur) * (1.0 - ramp(reach, along, blur));
  if (edges > 0.0) there *= within(across, edges, 1.0 - edges, isRows ? blurs.x : blurs.y);
  float layers = 1.0;
  if (kind == FOLDS) layers = 1.0 + 2.0 * ramp(reach - gathered, along, blur);
  else if (kind == BANDS) {
    float closed = width / pitch;
    layers = pulses(periods, closed, soft) + pulses(periods + crossing + slope * bandDepth, closed, soft);
  } else if (kind == SLATS) {
    float stack = isRows ? ramp(reach - gathered, along, blur) : 1.0 - ramp(gathered, along, blur);
    layers = max(pulses(periods, slatShadow(slope), soft), gathered > 0.0 ? stack : 0.0);
  } else if (kind == PANELS) {
    layers = 0.0;
    for (int panel = 0; panel < 4; panel++) {
      float start = float(panel) * pitch;
      layers += ramp(start, along, blur) * (1.0 - ramp(start + width, along, blur));
    }
  }
  return max(0.0, layers * there);
}

/** Whether a point is where the covering hangs. */
float hangsAt(vec2 point, vec2 blurs) {
  float along = alongOf(point), blur = isRows ? blurs.y : blurs.x, across = isRows ? point.x : point.y;
  return ramp(0.0, isRows ? point.y : point.x, blur) * (1.0 - ramp(reach, along, blur))
    * within(across, edges, 1.0 - edges, isRows ? blurs.x : blurs.y);
}

/** The share of light that passes straight through so many layers. */
float straight(float layers) {
  float open = max(openness, 1e-6);
  return pow(open, floor(layers)) * mix(1.0, open, fract(layers));
}
/** The same, of light that the cloth scatters. */
float scattered(float layers, float through) {
  float passes = max(through, 1e-6);
  return pow(passes, max(1.0, layers));
}`;

/**
 * The room: light maps added up, each weighted by what covers its cell, times the albedo; then the covering itself.
 * Linear light throughout. At most sixteen reads a pixel.
 */
export const room = `#version 300 es
precision highp float;
precision highp int;
in vec2 at;
out vec4 colour;
uniform sampler2D base, solid, tint, night, sun, through, weave, rest, awning;
uniform sampler2D window0, window1, window2, window3, window4, bounce0, bounce1;
uniform vec4 windowRed[${String(WINDOW_PACKS)}], windowGreen[${String(WINDOW_PACKS)}], windowBlue[${String(WINDOW_PACKS)}];
uniform vec4 sunWeights[${String(SUN_PACKS)}];
uniform vec3 skyLight, sunLight, skyOnCloth, sunOnCloth, inRoom, dye, lamps, view;
uniform vec4 innerCells[${String(MOST_CELLS / 4)}], outerCells[${String(MOST_CELLS / 4)}];
uniform float cellCount, sunScale, nightScale, exposure, scatter, gleam, sunSlope, weaveDepth, weaveMean;
uniform bool isOutside, hasAwning;
uniform vec4 restWeights, crop;
uniform vec2 awningGrid, awningCell;
uniform vec4 rectangle, eye;
uniform vec2 pixel, frameShadow, weaveSize, metres;
${geometry}

vec3 square(vec3 value) { return value * value; }

/** The light on the inner and on the outer face of the covering, by its mean. */
vec2 onFacesAt(float along) {
  float cell = clamp(along * cellCount - 0.5, 0.0, cellCount - 1.0);
  int low = int(cell), high = min(low + 1, int(cellCount) - 1);
  return mix(
    vec2(innerCells[low / 4][low % 4], outerCells[low / 4][low % 4]),
    vec2(innerCells[high / 4][high % 4], outerCells[high / 4][high % 4]), fract(cell));
}

vec3 tone(vec3 light) {
  vec3 curve = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return pow(clamp(curve, 0.0, 1.0), vec3(1.0 / 2.2));
}

/** A round bar: lighter above its middle, dark below. From 0 at its upper edge to 1. */
float roundness(float across) { return 0.42 + 0.66 * sin(3.1416 * (0.12 + 0.82 * (1.0 - across))); }

/** How the face of the covering catches light, about 1. */
float shadeAt(vec2 point, float slope) {
  float along = alongOf(point), periods = periodsOf(along);
  if (kind == FOLDS) {
    float stack = reach - gathered;
    if (along > stack) {
      float fold = fract((along - stack) / max(gathered, 1e-4) * 3.0);
      return 0.6 + 0.46 * smoothstep(0.0, 0.55, fold) - 0.14 * smoothstep(0.86, 1.0, fold);
    }
    float fold = fract(along / pitch);
    return 0.9 + 0.14 * sin(fold * 2.6 + 0.3) - 0.22 * smoothstep(0.955, 0.985, fold) + 0.1 * smoothstep(0.02, 0.0, fold);
  }
  if (kind == SLATS) {
    float seen = max(slatShadow(slope), 0.05), q = clamp((fract(periods) - 0.5) / seen, -0.5, 0.5);
    float turned = sin(angle) - slope * cos(angle) < 0.0 ? q : -q;
    if (!isRows) return 0.98 + 0.3 * turned - 0.5 * q * q;
    return 0.86 + 0.5 * turned + 0.35 * (0.25 - q * q) - 0.25 * smoothstep(0.4, 0.5, -turned);
  }
  if (kind == PANELS) {
    float shade = 1.0;
    for (int panel = 0; panel < 4; panel++) {
      float past = along - float(panel) * pitch - width;
      shade *= 1.0 - 0.3 * smoothstep(0.012, 0.0, past) * step(0.0, past) * step(float(panel), 2.5);
    }
    return shade;
  }
  return 1.0;
}

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
  vec3 windowTint = texture(tint, vec2(at.x * 0.5, at.y)).rgb * 2.0;
  vec3 sunTint = texture(tint, vec2(0.5 + at.x * 0.5, at.y)).rgb * 2.0;
  vec3 light = window * windowTint + bounced * sunLight * sunTint;

  if (hasAwning) {
    vec4 beside = texture(rest, at);
    beside *= beside * restWeights;
    light += beside.x * skyLight * windowTint + (beside.y + beside.z + beside.w) * sunLight * sunTint;
  }

  float seen = texture(sun, at).r;
  // At the edge of the sun's patch the map is mixed with what no sun reaches.
  vec2 point = (texture(through, at).rg - 0.05) / 0.9;
  if (!hasAwning) point = clamp(point, 0.01, 0.99);
  float veiled = kind == BANDS ? mix(1.0, veil, hangsAt(point, vec2(0.008))) : 1.0;
  light += seen * seen * sunScale * sunLight * straight(layersAt(point, sunSlope, vec2(0.008))) * veiled;
  light += square(texture(night, at).rgb) * nightScale * lamps;

  vec3 paint = square(texture(base, at).rgb);
  vec3 outside = paint * view;
  // What is solid, and in blue what stands before the covering.
  vec4 things = texture(solid, at);
  float wall = things.r;
  vec3 room = mix(outside, paint * light, wall), picture = room;

  if (hasAwning) {
    vec2 inCut = (at - crop.xy) / (crop.zw - crop.xy);
    if (inCut.x >= 0.0 && inCut.x <= 1.0 && inCut.y > 0.0 && inCut.y < 1.0) {
      vec3 drawn = textureLod(awning, (awningCell + inCut) / awningGrid, 0.0).rgb;
      vec3 onCloth = dye * (0.85 * inRoom + scatter * (skyOnCloth + sunOnCloth));
      picture = picture * (1.0 - min(1.0, drawn.r + drawn.g))
        + drawn.b * (drawn.r * onCloth + drawn.g * 0.75 * inRoom);
    }
    colour = vec4(tone(picture * exposure), 1.0);
    return;
  }

  vec2 size = rectangle.zw - rectangle.xy;
  vec2 inWindow = (at - rectangle.xy) / size;
  vec2 soft = pixel / size;
  if (inWindow.x > -0.02 && inWindow.x < 1.02 && inWindow.y > -0.02 && inWindow.y < 1.02) {
    float before = isOutside ? 1.0 - wall : 1.0;
    vec2 slopes = (eye.xy - at) * eye.zw;
    float slope = isRows ? slopes.y : slopes.x;
    float frame = within(inWindow.x, 0.0, 1.0, soft.x) * step(0.0, inWindow.y) * step(inWindow.y, 1.0);
    float hangs = hangsAt(inWindow, soft) * frame, layers = layersAt(inWindow, slope, soft) * frame;
    float clear = straight(layers) * (kind == BANDS ? mix(1.0, veil, hangs) : 1.0);

    // The sun draws the frame's shadow on the cloth, moved by the way between them.
    float lit = 1.0 - textureLod(solid, at - frameShadow, 1.5).r * 0.92;
    vec2 onFaces = onFacesAt(isRows ? inWindow.y : inWindow.x);
    vec3 back = skyOnCloth * onFaces.y + sunOnCloth * (isOutside ? 1.0 : lit);
    float deep = kind == BANDS && layers < 0.5 ? 0.5 : scattered(layers, scatter) + gleam;
    vec2 threads = (texture(weave, inWindow * metres * 1000.0 / weaveSize).rg);
    float thread = mix(1.0, pow(threads.r * 2.0, 2.2) / weaveMean, weaveDepth);
    float toSide = min(inWindow.x, 1.0 - inWindow.x);
    float corner = 0.84 + 0.16 * smoothstep(0.0, 0.05, toSide) * smoothstep(0.0, 0.09, inWindow.y);
    vec3 own = kind == BANDS ? mix(vec3(0.85), dye, clamp(layers, 0.0, 1.0)) : dye;
    vec3 face = own * (0.85 * inRoom * onFaces.x * corner + deep * back) * shadeAt(inWindow, slope) * thread;
    picture = mix(picture, face * (1.0 - clear) + picture * clear, before);
  }

  float arrived = 1.0 - ahead / max(reach, 1e-4);
  vec2 mm = inWindow * metres * 1000.0;
  vec3 ambientLight = inRoom + 0.12 * window;
  float across = within(inWindow.x, isRows ? edges : 0.0, isRows ? 1.0 - edges : 1.0, soft.x);
  float along = alongOf(inWindow), perMm = isRows ? 0.001 / metres.y : 0.001 / metres.x;

  // The lower bar or rail.
  float barMm = kind == CLOTH || kind == BANDS ? 24.0 : kind == SLATS && isRows ? 30.0 : 0.0;
  if (barMm > 0.0 && !isOutside) {
    float inBar = (along - reach) / (barMm * perMm) + 1.0;
    float bar = within(inBar, 0.0, 1.0, soft.y / (barMm * perMm)) * across * step(0.0, inWindow.y) * step(inWindow.y, 1.0);
    vec3 metal = kind == SLATS ? dye * 0.85 : mix(vec3(0.58), dye * 0.8, 0.75);
    picture = mix(picture, metal * ambientLight * roundness(clamp(inBar, 0.0, 1.0)), bar);
  }
  // Cords of slats, and the chain that moves a cloth.
  if (isRows && kind == SLATS) {
    float cord = 0.0;
    for (int k = 0; k < 3; k++) cord = max(cord, within(mm.x, metres.x * (0.12 + 0.38 * float(k)) * 1000.0 - 2.0, metres.x * (0.12 + 0.38 * float(k)) * 1000.0 + 2.0, soft.x * metres.x * 1000.0));
    cord *= (1.0 - ramp(reach, along, soft.y)) * step(0.0, inWindow.y);
    picture = mix(picture, mix(dye, vec3(0.7), 0.35) * 0.8 * ambientLight, cord * 0.75);
  } else if (isRows && !isOutside && kind != SLATS) {
    float chain = within(mm.x, metres.x * 1000.0 - 26.0, metres.x * 1000.0 - 20.0, soft.x * metres.x * 1000.0)
      * step(0.0, inWindow.y) * (1.0 - ramp(0.62, inWindow.y, soft.y)) * (0.55 + 0.45 * step(0.5, fract(mm.y / 12.0)));
    picture = mix(picture, vec3(0.62) * ambientLight, chain * 0.5 * arrived);
  }
  // The roll, cassette or rail at the top.
  float headMm = kind == CLOTH ? 58.0 + 26.0 * (1.0 - clamp(reach, 0.0, 1.0)) : kind == BANDS ? 92.0 : kind == SLATS && isRows ? 56.0 : kind == FOLDS ? 34.0 : 40.0;
  float inHead = mm.y / headMm;
  float head = within(inHead, -0.12, 1.0, soft.y * metres.y * 1000.0 / headMm) * across * arrived;
  if (!isOutside && head > 0.0) {
    bool isRoll = kind == CLOTH;
    vec3 own = isRoll || kind == FOLDS || (kind == SLATS && isRows) ? dye * 0.85 : vec3(0.66);
    float form = isRoll ? roundness(clamp(inHead, 0.0, 1.0)) : 0.98 - 0.3 * smoothstep(0.78, 1.0, inHead) + 0.12 * smoothstep(0.1, 0.0, inHead);
    picture = mix(picture, own * ambientLight * form, head);
  }

  if (!isOutside) picture = mix(picture, room, things.b);
  colour = vec4(tone(picture * exposure), 1.0);
}`;
