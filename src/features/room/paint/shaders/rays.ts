/**
 * What of a covering a ray meets, as `parts.ts` has it for whole stretches. Lengths are shares of the window; a blur is
 * the width over which edges are soft.
 */
export const rays = `
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
