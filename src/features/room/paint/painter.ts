import type { Hour } from '#src/content/pictures/hours.ts';
import { paced } from '#src/ui/graphics/paced.ts';
import { programOf, wholeTarget } from '#src/ui/graphics/program.ts';
import type { Covering } from '../covering.ts';
import type { RoomFiles } from '../files/room-files.ts';
import type { Weave } from '../files/weaves.ts';
import { weightsOf, type Weights } from '../light/weights.ts';
import { PER_PACK } from './shaders/pack-maps.ts';
import { room as roomShader, SUN_PACKS, WINDOW_PACKS } from './shaders/room.ts';
import { texturesOf, type Textures } from './textures.ts';
import { numbersOf, wholeNumbersOf } from './uniforms.ts';

/** What a room is painted with. */
export interface Scene {
  readonly covering: Covering;
  readonly hour: Hour;
  /** The threads of the cloth, once their picture is loaded. */
  readonly weave: Weave | null;
  /** Whether it is shown as eyes see it that get used to the dark. @default true */
  readonly adapts?: boolean;
}

/** Paints a room. */
export interface Painter {
  paint: (scene: Scene) => void;
  /** Gives the memory back. */
  free: () => void;
  /** Whether its pictures come too slowly to move. */
  readonly isStill: boolean;
}

/** A painter of a room on a canvas; null when the browser has not what it needs. The canvas has `data-painted` once it shows the room. */
export type PainterOf = (canvas: HTMLCanvasElement, files: RoomFiles) => Painter | null;

/** A painter with WebGL 2. */
export const painterOf: PainterOf = (canvas, files) => {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, powerPreference: 'low-power' });
  if (gl === null) return null;
  const { facts } = files;
  const program = programOf(gl, wholeTarget, roomShader);
  const textures = texturesOf(gl, files);
  const pace = paced(gl);
  const places = new Map<string, WebGLUniformLocation | null>();
  const place = (name: string) => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, name);
    places.set(name, found);
    return found;
  };

  const paint = ({ covering, hour, weave, adapts = true }: Scene) => {
    const dayHour = hour in facts.suns ? hour : 'morning';
    const weights = weightsOf(facts, covering, hour);
    const shown = sourcesOf(textures, files, covering, dayHour, weights);
    const cloth = weave === null ? shown['solid'] : textures.weave(weave.picture);
    gl.useProgram(program);
    gl.viewport(0, 0, canvas.width, canvas.height);
    Object.entries({ ...shown, weave: cloth ?? null }).forEach(([name, texture], unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(place(name), unit);
    });
    for (const [name, value] of Object.entries(wholeNumbersOf(facts, covering)))
      gl.uniform1i(place(name), value);
    for (const [name, values] of Object.entries(numbersOf(facts, covering, hour, dayHour, weights, adapts))) {
      setNumbers(gl, place(name), values);
    }
    gl.uniform1f(place('weaveDepth'), weave === null ? 0 : 1);
    gl.uniform1f(place('weaveMean'), weave?.mean ?? 1);
    gl.uniform2f(place('weaveSize'), weave?.mm ?? 1, weave?.mm ?? 1);
    gl.uniform2f(place('pixel'), 1 / canvas.width, 1 / canvas.height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  return {
    paint: (scene) => {
      pace.draw(() => {
        paint(scene);
        canvas.dataset['painted'] = '';
      });
    },
    free: () => {
      pace.stop();
      textures.free();
      gl.deleteProgram(program);
    },
    isStill: false,
  };
};

function setNumbers(
  gl: WebGL2RenderingContext,
  at: WebGLUniformLocation | null,
  values: readonly number[],
): void {
  if (values.length === 1) gl.uniform1fv(at, values);
  else if (values.length === 2) gl.uniform2fv(at, values);
  else if (values.length === 3) gl.uniform3fv(at, values);
  else gl.uniform4fv(at, values);
}

/** What the shader reads. Where there are fewer light maps than it can take, any texture is bound: its weight is 0. */
function sourcesOf(
  { picture, packs }: Textures,
  { facts }: RoomFiles,
  { axis }: Covering,
  dayHour: Hour,
  weights: Weights,
): Readonly<Record<string, WebGLTexture>> {
  const ofSun = axis === 'rows' ? facts.sun_rows : facts.sun_columns;
  const firstOfSun = weights.window.length + ofSun * Object.keys(facts.suns).indexOf(dayHour);
  const named = (name: string, found: readonly WebGLTexture[], most: number) =>
    Array.from({ length: most }, (_, k) => [`${name}${String(k)}`, found[k] ?? picture('solid')] as const);
  return {
    base: picture('base'),
    solid: picture('solid'),
    tint: picture('tint'),
    night: picture('night'),
    sun: picture(`sun-${dayHour}`),
    through: picture(`at-${dayHour}`),
    hanging: picture(facts.awning === undefined ? `outer-${dayHour}` : 'awning'),
    rest: facts.awning === undefined ? picture('solid') : (packs('rest', 0, PER_PACK)[0] ?? picture('solid')),
    ...Object.fromEntries(named('window', packs(axis, 0, weights.window.length), WINDOW_PACKS)),
    ...Object.fromEntries(named('bounce', packs(axis, firstOfSun, ofSun), SUN_PACKS)),
  };
}
