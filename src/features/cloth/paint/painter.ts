import type { Light } from '#src/content/pictures/hours.ts';
import { paced } from '#src/ui/graphics/paced.ts';
import { pictureTexture, programOf, wholeTarget } from '#src/ui/graphics/program.ts';
import type { Point, View } from '../viewer/view.ts';
import { shineOf, threadColour } from './dye.ts';
import { clothShader, tileShader } from './shader.ts';
import type { Tile } from './tile.ts';

/** A cloth in a colour; colours are linear. */
export interface Dyed {
  readonly colour: Light;
  readonly stripe: Light;
  /** Distance between stripes, mm; 0 where the tile says where they are, or there are none. */
  readonly stripeMm: number;
  /** Heights of the closed and the clear bands, mm; 0 without. */
  readonly bandsMm: readonly [closed: number, clear: number];
}

/** Where its light comes from: the room, a lamp behind it at night, or the window that it hangs in, by day. */
export type Lit = 'front' | 'back' | 'window';

/** Paints a cloth at close range. */
export interface ClothPainter {
  /** @param lamp in widths of the picture from its centre */
  paint: (view: View, lit: Lit, lamp: Point) => void;
  /** Gives the graphics memory back. */
  free: () => void;
}

/** Light on its front, behind all of it, and of the lamp, by where it comes from. */
const lights: Readonly<Record<Lit, readonly [front: number, back: number, lamp: number]>> = {
  front: [1, 0, 0],
  back: [0.05, 0.25, 1.7],
  window: [0.3, 0.75, 2.4],
};

/** The tile as one texture, whose smaller copies are means of light. */
function tileTexture(gl: WebGL2RenderingContext, { front, through, second, cloth }: Tile): WebGLTexture {
  const program = programOf(gl, wholeTarget, tileShader);
  const black = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, black);
  gl.texImage2D(
    gl.TEXTURE_2D,
    0,
    gl.RGBA8,
    1,
    1,
    0,
    gl.RGBA,
    gl.UNSIGNED_BYTE,
    new Uint8Array([0, 0, 0, 255]),
  );
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  const pictures = [front, through, second].map((picture) =>
    picture === null ? black : pictureTexture(gl, picture),
  );
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, Math.floor(Math.log2(cloth.px)) + 1, gl.SRGB8_ALPHA8, cloth.px, cloth.px);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.viewport(0, 0, cloth.px, cloth.px);
  gl.useProgram(program);
  for (const [unit, name] of ['front', 'through', 'second'].entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, pictures[unit] ?? black);
    gl.uniform1i(gl.getUniformLocation(program, name), unit);
  }
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(target);
  for (const used of new Set([black, ...pictures])) gl.deleteTexture(used);
  gl.deleteProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.generateMipmap(gl.TEXTURE_2D);
  return texture;
}

/** Numbers that stay as they are while the view moves. */
function constantsOf(closed: Tile, clear: Tile, { colour, stripe, stripeMm, bandsMm }: Dyed) {
  const thread = (tile: Tile, of: Light) => threadColour(of, tile.lights, tile.cloth.gloss);
  return {
    tileMm: [closed.cloth.mm, clear.cloth.mm],
    brightest: [closed.cloth.brightestThread, clear.cloth.brightestThread],
    shine: [shineOf(closed.cloth.gloss), shineOf(clear.cloth.gloss)],
    bandsMm,
    stripeMm: [stripeMm],
    closedThread: thread(closed, colour),
    closedStripe: thread(closed, stripe),
    clearThread: thread(clear, colour),
    dye: colour,
    stripeDye: stripe,
  };
}

/**
 * A painter of a cloth on this canvas.
 * @param clear what its clear bands are made of; without bands, the cloth itself
 * @returns null when the browser has no WebGL 2
 */
export function clothPainter(
  canvas: HTMLCanvasElement,
  closed: Tile,
  clear: Tile,
  dyed: Dyed,
): ClothPainter | null {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, powerPreference: 'low-power' });
  if (gl === null) return null;
  const textures = [tileTexture(gl, closed), tileTexture(gl, clear)] as const;
  const program = programOf(gl, wholeTarget, clothShader);
  const pace = paced(gl);
  const constants = constantsOf(closed, clear, dyed);

  const set = (name: string, values: readonly number[]) => {
    const place = gl.getUniformLocation(program, name);
    if (values.length === 1) gl.uniform1fv(place, values);
    else if (values.length === 2) gl.uniform2fv(place, values);
    else gl.uniform3fv(place, values);
  };
  const paint = (view: View, lit: Lit, lamp: Point) => {
    const { width, height } = canvas;
    const [front, back, strength] = lights[lit];
    gl.viewport(0, 0, width, height);
    gl.useProgram(program);
    for (const [unit, name] of ['closed', 'clear'].entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, textures[unit] ?? textures[0]);
      gl.uniform1i(gl.getUniformLocation(program, name), unit);
    }
    for (const [name, values] of Object.entries({
      ...constants,
      centre: [view.x, view.y],
      widthMm: [view.mm],
      aspect: [height / width],
      lamp: [lamp.x, lamp.y],
      frontLight: [front],
      backLight: [back],
      lampLight: [strength],
    })) {
      set(name, values);
    }
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  return {
    paint: (view, lit, lamp) => {
      pace.draw(() => {
        paint(view, lit, lamp);
      });
    },
    free: () => {
      pace.stop();
      for (const texture of textures) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}
