/** Metres from a covering in a window to the window's frame. */
export const TO_FRAME = 0.145;

/** What hangs in a window, over the picture of the room behind it; places are shares of the window. */
export const hung = `
/** The light on the inner face of the covering, by its mean. */
float onInnerAt(float along) {
  float cell = clamp(along * cellCount - 0.5, 0.0, cellCount - 1.0);
  int low = int(cell), high = min(low + 1, int(cellCount) - 1);
  return mix(innerCells[low / 4][low % 4], innerCells[high / 4][high % 4], fract(cell));
}

/** How much of what one faces there, behind the covering, is the covering. A jamb faces it sideways. */
float facesCovering(vec2 inWindow) {
  if (clamp(inWindow, 0.0, 1.0) != inWindow) return 0.0;
  float past = (alongOf(inWindow) - reach) * (isRows ? metres.y : metres.x);
  float side = isRows ? inWindow.x : inWindow.y;
  return (0.5 - 0.5 * past / length(vec2(past, ${TO_FRAME.toFixed(3)}))) * (min(side, 1.0 - side) < edges ? 0.5 : 1.0);
}

vec3 withCovering(vec3 picture, vec2 inWindow, vec2 soft, float wall) {
  bool isNear = inWindow.x > -0.02 && inWindow.x < 1.02 && inWindow.y > -0.02 && inWindow.y < 1.02;
  if (!isNear) return picture;
  float before = isOutside ? 1.0 - wall : 1.0;
  vec2 slopes = (eye.xy - at) * eye.zw;
  float slope = isRows ? slopes.y : slopes.x;
  float frame = within(inWindow.x, 0.0, 1.0, soft.x) * step(0.0, inWindow.y) * step(inWindow.y, 1.0);
  float hangs = hangsAt(inWindow, soft) * frame, layers = layersAt(inWindow, slope, soft) * frame;
  float clear = straight(layers) * (kind == BANDS ? mix(1.0, veil, hangs) : 1.0);

  // The sun draws the frame's shadow on the cloth.
  vec2 falls = isOutside ? vec2(1.0) : textureLod(hanging, inWindow, 0.0).rb;
  vec3 back = sunOnCloth * falls.r * falls.r + skyOnCloth * falls.g * falls.g;
  float deep = kind == BANDS && layers < 0.5 ? 0.5 : scattered(layers, scatter) + gleam;
  vec2 threads = (texture(weave, inWindow * metres * 1000.0 / weaveSize).rg);
  float thread = mix(1.0, pow(threads.r * 2.0, 2.2) / weaveMean, weaveDepth);
  float toSide = min(inWindow.x, 1.0 - inWindow.x);
  float corner = 0.84 + 0.16 * smoothstep(0.0, 0.05, toSide) * smoothstep(0.0, 0.09, inWindow.y);
  vec3 cloth = clothColour(inWindow.x, soft.x);
  vec3 own = kind == BANDS ? mix(vec3(0.85), cloth, clamp(layers, 0.0, 1.0)) : cloth;
  vec3 face = own * (0.85 * inRoom * onInnerAt(isRows ? inWindow.y : inWindow.x) * corner + deep * back) * shadeAt(inWindow, slope) * thread;
  return mix(picture, face * (1.0 - clear) + picture * clear, before);
}

vec3 withFittings(vec3 picture, vec2 inWindow, vec2 soft, vec3 ambientLight) {
  float arrived = 1.0 - ahead / max(reach, 1e-4);
  vec2 mm = inWindow * metres * 1000.0;
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
    // The lintel shades it from above.
    float form = isRoll ? mix(0.66, 1.08, inHead) : 0.98 - 0.3 * smoothstep(0.78, 1.0, inHead) + 0.12 * smoothstep(0.1, 0.0, inHead);
    picture = mix(picture, own * ambientLight * onInnerAt(isRows ? 0.0 : inWindow.x) * form, head);
  }
  return picture;
}`;
