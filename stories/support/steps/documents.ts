import { http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { mocks } from '#.storybook/mocks.ts';
import type { Play } from '../play.ts';

/** A file of a list, by its name. */
export async function fileNamed({ canvas }: Pick<Play, 'canvas'>, name: string) {
  return within(await canvas.findByRole('article', { name }));
}

/** The part of a page that a heading names. */
export async function partNamed({ canvas }: Pick<Play, 'canvas'>, name: string) {
  return within(await canvas.findByRole('region', { name }));
}

/** Makes the server answer every document in this way from now on. */
export async function documentsAnswer(respond: () => Response | Promise<Response>): Promise<void> {
  (await mocks()).use(http.get('*/storage/files/*', respond));
}

/** The document is not there any more. */
export const gone = () => new HttpResponse(null, { status: 404 });

/** Something that is no PDF. */
export const picture = () =>
  new HttpResponse(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), { headers: { 'Content-Type': 'image/png' } });

/** Begins like a PDF and goes no further. */
export const damaged = () =>
  new HttpResponse('%PDF-1.7\nnada', { headers: { 'Content-Type': 'application/pdf' } });

const PART = new Uint8Array(1_500_000);

/** Half a document, and then nothing more for ever. */
export const half = () =>
  new HttpResponse(unending(), {
    headers: { 'Content-Type': 'application/pdf', 'Content-Length': String(PART.length * 2) },
  });

/** The same of a server that does not say how much there is. */
export const some = () => new HttpResponse(unending(), { headers: { 'Content-Type': 'application/pdf' } });

const unending = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(PART);
    },
  });

/** Catches what the page hands to the browser to keep; the names under which it does, in their order. */
export function catchSavedFiles(): readonly string[] {
  const names: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    if (this.download === '') click.call(this);
    else names.push(this.download);
  });
  return names;
}

/** A file of this name has been handed over, and nothing else. */
export async function expectSaved(names: readonly string[], name: string): Promise<void> {
  await waitFor(() => expect(names).toEqual([name]));
}
