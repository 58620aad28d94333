let isPossible: boolean | undefined;

function tryOut(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.fillStyle = '#4080c0';
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return Math.hypot(red - 0x40, green - 0x80, blue - 0xc0) < 8;
}

/** Whether pixels can be read as they are: some browsers keep them from pages, or give wrong ones. */
export const canReadPixels = (): boolean => (isPossible ??= tryOut());
