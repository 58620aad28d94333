/** The pixels of a picture in a data URL. */
export async function pixelsOf(url: string): Promise<ImageData> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw with');
  pen.drawImage(picture, 0, 0);
  return pen.getImageData(0, 0, width, height);
}
