import { draw, type PictureForm } from './picture/draw.ts';
import { createTurns } from './picture/turns.ts';

const whole: PictureForm = { type: 'image/png' };

interface PhotographOptions {
  readonly form?: PictureForm;
  /** Ends the work when nobody needs the picture any more. */
  readonly signal?: AbortSignal;
}

/**
 * Draws what a page shows now, in the page itself, so that it works without a connection and without asking: the visible part
 * only, as it is scrolled. Secret fields are blank, and frames (a card's number, a captcha) are left out. The page goes on
 * meanwhile: the work is done in turns.
 * @returns a data URL; without a form, of a PNG
 * @throws the signal's reason when it is aborted
 */
export function photograph(
  page: Document,
  { form = whole, signal = new AbortController().signal }: PhotographOptions = {},
): Promise<string> {
  return draw(page, form, createTurns(signal));
}
