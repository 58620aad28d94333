import type { RoomFacts } from '#src/content/pictures/room-facts.ts';
import { pictureOf, type RoomFiles } from '../room-files.ts';
import { paintedTexture, pictureTexture, programOf, wholeTarget } from '#src/ui/graphics/program.ts';
import { packTiles } from './shaders/pack-tiles.ts';

/** Light maps in one packed texture. */
export const PER_PACK = 4;

/** Sheets of light maps. */
type Sheet = 'rows' | 'columns' | 'rest';

/** The textures of a room on one canvas, each made when it is first needed. */
export interface Textures {
  picture: (name: string) => WebGLTexture;
  /** A cloth's picture, which repeats. */
  weave: (picture: HTMLImageElement) => WebGLTexture;
  /** Light maps `first` to `first + count` of a sheet, four in a texture. */
  packs: (sheet: Sheet, first: number, count: number) => readonly WebGLTexture[];
  free: () => void;
}

function packer(gl: WebGL2RenderingContext, facts: RoomFacts) {
  const program = programOf(gl, wholeTarget, packTiles);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const pack = (sheet: WebGLTexture, { width, height }: HTMLImageElement, first: number, count: number) =>
    paintedTexture(gl, facts.light, () => {
      gl.useProgram(program);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, sheet);
      gl.uniform1i(place('sheet'), 0);
      gl.uniform2f(place('grid'), width / facts.light[0], height / facts.light[1]);
      gl.uniform1i(place('first'), first);
      gl.uniform1i(place('count'), count);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    });
  return { program, pack };
}

/** The textures of a room. */
export function texturesOf(gl: WebGL2RenderingContext, files: RoomFiles): Textures {
  const { program, pack } = packer(gl, files.facts);
  const kept = new Map<string, WebGLTexture>();
  const once = (name: string, make: () => WebGLTexture): WebGLTexture => {
    const texture = kept.get(name) ?? make();
    kept.set(name, texture);
    return texture;
  };
  const picture = (name: string) => once(name, () => pictureTexture(gl, pictureOf(files, name)));
  return {
    picture,
    weave: (cloth) =>
      once(cloth.src, () => pictureTexture(gl, cloth, { isBlurrable: true, isRepeated: true })),
    packs: (sheet, first, count) =>
      Array.from({ length: Math.ceil(count / PER_PACK) }, (_, index) => {
        const begin = first + index * PER_PACK;
        const most = Math.min(PER_PACK, count - index * PER_PACK);
        return once(`${sheet} ${String(begin)}`, () =>
          pack(picture(sheet), pictureOf(files, sheet), begin, most),
        );
      }),
    free: () => {
      for (const texture of kept.values()) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}
