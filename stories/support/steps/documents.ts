import { http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { mocks } from '#.storybook/mocks.ts';
import type { Play } from '../play.ts';

/** A file of a list, by its name. */
export async function fileNamed({ canvas }: Pick<Play, 'canvas'>, name: string) {
  return within(await canvas.findByRole('article', { name }));
}

/** The section with this heading. */
export async function partNamed({ canvas }: Pick<Play, 'canvas'>, name: string) {
  return within(await canvas.findByRole('region', { name }));
}

/** Makes the server answer every document in this way from now on. */
export async function answerDocuments(respond: () => Response | Promise<Response>): Promise<void> {
  (await mocks()).use(http.get('*/storage/files/*', respond));
}

/** A 404. */
export const gone = () => new HttpResponse(null, { status: 404 });

/** A file that is not a PDF. */
export const picture = () =>
  new HttpResponse(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), { headers: { 'Content-Type': 'image/png' } });

/** A truncated PDF. */
export const damaged = () =>
  new HttpResponse('%PDF-1.7\nnada', { headers: { 'Content-Type': 'application/pdf' } });

const PART = new Uint8Array(1_500_000);

/** Half a document, and then no further data. */
export const half = () =>
  new HttpResponse(unending(), {
    headers: { 'Content-Type': 'application/pdf', 'Content-Length': String(PART.length * 2) },
  });

/** The same without a Content-Length. */
export const some = () => new HttpResponse(unending(), { headers: { 'Content-Type': 'application/pdf' } });

const unending = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(PART);
    },
  });

/** Records the downloads of the page; returns their file names in order. */
export function catchSavedFiles(): readonly string[] {
  const names: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    if (this.download === '') click.call(this);
    else names.push(this.download);
  });
  return names;
}

/** Expects a download of this name and no other. */
export async function expectSaved(names: readonly string[], name: string): Promise<void> {
  await waitFor(() => expect(names).toEqual([name]));
}
