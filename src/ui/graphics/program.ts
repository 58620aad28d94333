let isPossible: boolean | undefined;

/** Whether the browser has WebGL 2. */
export const canPaint = (): boolean =>
  (isPossible ??= document.createElement('canvas').getContext('webgl2') !== null);

/** One triangle over the whole target. */
export const wholeTarget = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  at = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** A linked program. @throws Error with the compiler's message */
export function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('the graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) === true) return program;
  const logs = (gl.getAttachedShaders(program) ?? []).map((shader) => gl.getShaderInfoLog(shader));
  throw new Error([gl.getProgramInfoLog(program), ...logs].filter(Boolean).join('\n'));
}

function emptyTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  for (const size of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, size, gl.LINEAR);
  return texture;
}

interface TextureUse {
  /** Whether it is also read smaller than it is. */
  readonly isBlurrable?: boolean;
  readonly isRepeated?: boolean;
}

/** A picture as a texture; its first row is at 0. */
export function pictureTexture(
  gl: WebGL2RenderingContext,
  picture: HTMLImageElement,
  { isBlurrable = false, isRepeated = false }: TextureUse = {},
): WebGLTexture {
  const texture = emptyTexture(gl);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  if (isBlurrable) {
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.generateMipmap(gl.TEXTURE_2D);
  }
  if (isRepeated)
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
      gl.texParameteri(gl.TEXTURE_2D, side, gl.REPEAT);
  return texture;
}

/** A texture that `draw` paints. @param size width and height, px */
export function paintedTexture(
  gl: WebGL2RenderingContext,
  [width, height]: readonly [number, number],
  draw: () => void,
): WebGLTexture {
  const texture = emptyTexture(gl);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.viewport(0, 0, width, height);
  draw();
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(target);
  return texture;
}
