/**
 * Draws when the graphics have finished the former picture, and then only the newest one: without a graphics card a
 * picture takes longer than a frame, and those that wait would block the page.
 */
export function paced(gl: WebGL2RenderingContext) {
  let running: WebGLSync | null = null;
  let waiting: (() => void) | null = null;
  let frame = 0;

  const isDone = () => {
    if (running !== null && gl.getSyncParameter(running, gl.SYNC_STATUS) !== gl.SIGNALED) return false;
    gl.deleteSync(running);
    running = null;
    return true;
  };
  const run = () => {
    frame = 0;
    if (!isDone()) {
      frame = requestAnimationFrame(run);
      return;
    }
    waiting?.();
    waiting = null;
    running = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  };
  return {
    draw: (picture: () => void) => {
      waiting = picture;
      if (frame === 0) run();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      gl.deleteSync(running);
    },
  };
}
