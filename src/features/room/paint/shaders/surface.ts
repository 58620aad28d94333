import { secondColour, STRIPE_MM } from '#src/ui/cloth/awning-stripes.ts';

/** The colour of a covering's face, and how it catches light. */
export const surface = `
/** The colour of the cloth at a share of its width; a blur is the width over which edges are soft. */
vec3 clothColour(float place, float blur) {
  if (!hasStripes) return dye;
  float stripes = metres.x * 1000.0 / ${STRIPE_MM.toFixed(1)}, across = fract(place * stripes), soft = blur * stripes;
  return mix(plain, stripe, ${secondColour});
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
}`;
