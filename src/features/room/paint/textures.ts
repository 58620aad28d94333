import type { LightGroup, MapSet, RoomFacts } from '#src/content/pictures/room-facts.ts';
import { paintedTexture, pictureTexture, programOf, wholeTarget } from '#src/ui/graphics/program.ts';
import { pictureOf, type RoomFiles } from '../files/room-files.ts';
import { MOST_TERMS, packMaps, PER_PACK } from './shaders/pack-maps.ts';

/** The textures of a room on one canvas, each made when it is first needed. */
export interface Textures {
  picture: (name: string) => WebGLTexture;
  /** A cloth's picture, which repeats. */
  weave: (picture: HTMLImageElement) => WebGLTexture;
  /** Light maps `first` to `first + count` of a set, four in a texture. */
  packs: (set: MapSet, first: number, count: number) => readonly WebGLTexture[];
  free: () => void;
}

/** A light map as it is stored: a share of a sum. */
interface LightMap extends Pick<LightGroup, 'total' | 'first'> {
  readonly share: readonly number[];
}

const lightMapsOf = ({ groups }: RoomFacts, set: MapSet): readonly LightMap[] =>
  (groups[set] ?? []).flatMap(({ total, first, shares }) => shares.map((share) => ({ total, first, share })));

/** Paints packs of light maps. */
function packer(gl: WebGL2RenderingContext, files: RoomFiles, picture: (name: string) => WebGLTexture) {
  const program = programOf(gl, wholeTarget, packMaps);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const { light, pattern } = files.facts;
  const bind = (unit: number, name: string, [width, height]: readonly [number, number]) => {
    const sheet = pictureOf(files, name);
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, picture(name));
    gl.uniform1i(place(name), unit);
    gl.uniform2f(place(`${name}Grid`), sheet.width / width, sheet.height / height);
  };
  const setFour = (name: string, values: readonly number[]) => {
    gl.uniform1iv(
      place(name),
      Array.from({ length: PER_PACK }, (_, k) => values[k] ?? 0),
    );
  };
  const pack = (maps: readonly LightMap[]) =>
    paintedTexture(gl, light, () => {
      gl.useProgram(program);
      bind(0, 'totals', light);
      bind(1, 'patterns', pattern);
      setFour(
        'total',
        maps.map(({ total }) => total),
      );
      setFour(
        'first',
        maps.map(({ first }) => first),
      );
      setFour(
        'terms',
        maps.map(({ share }) => share.length),
      );
      const shares = Array.from(
        { length: PER_PACK * MOST_TERMS },
        (_, at) => maps[Math.floor(at / MOST_TERMS)]?.share[at % MOST_TERMS] ?? 0,
      );
      gl.uniform1fv(place('shares'), shares);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    });
  return { program, pack };
}

/** The textures of a room. */
export function texturesOf(gl: WebGL2RenderingContext, files: RoomFiles): Textures {
  const kept = new Map<string, WebGLTexture>();
  const once = (name: string, make: () => WebGLTexture): WebGLTexture => {
    const texture = kept.get(name) ?? make();
    kept.set(name, texture);
    return texture;
  };
  const picture = (name: string) => once(name, () => pictureTexture(gl, pictureOf(files, name)));
  const { program, pack } = packer(gl, files, picture);
  return {
    picture,
    weave: (cloth) =>
      once(cloth.src, () => pictureTexture(gl, cloth, { isBlurrable: true, isRepeated: true })),
    packs: (set, first, count) => {
      const maps = lightMapsOf(files.facts, set).slice(first, first + count);
      return Array.from({ length: Math.ceil(maps.length / PER_PACK) }, (_, index) =>
        once(`${set} ${String(first)} ${String(index)}`, () =>
          pack(maps.slice(index * PER_PACK, (index + 1) * PER_PACK)),
        ),
      );
    },
    free: () => {
      for (const texture of kept.values()) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}
