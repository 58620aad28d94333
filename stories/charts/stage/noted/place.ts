import { recordShown } from './record-shown.ts';

/** What a screen is about, where it is in the app, and its size in px. */
export interface Place {
  /** Of the dialog in front, or of the screen: `Orden 1042`. */
  readonly record: string;
  /** Path and search, as in the app's address bar. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Reads where a page is now. Its address is its router's: a frame has its own. */
export const placeOn = (page: Document, address: string): Place => ({
  record: recordShown(page),
  address,
  width: page.documentElement.clientWidth,
  height: page.defaultView?.innerHeight ?? page.documentElement.clientHeight,
});
