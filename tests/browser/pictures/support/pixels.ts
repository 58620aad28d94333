/**
 * The pixels of a picture in a data URL.
 * @param size of its part from the top left, in px; by default all of it
 */
export async function pixelsOf(
  url: string,
  size?: Readonly<Record<'width' | 'height', number>>,
): Promise<ImageData> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw with');
  pen.drawImage(picture, 0, 0);
  return pen.getImageData(0, 0, size?.width ?? width, size?.height ?? height);
}
