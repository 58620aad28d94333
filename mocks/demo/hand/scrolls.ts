/** Whether an element has more than it shows, and is scrolled to show it. */
const scrolls = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** What is scrolled to show an element: the nearest part of the page that scrolls, or the page itself. */
export function scrollerOf(element: Element): Element {
  const { body, documentElement, scrollingElement } = element.ownerDocument;
  for (let one: Element | null = element; one !== null && one !== body; one = one.parentElement) {
    if (one !== documentElement && scrolls(one)) return one;
  }
  return scrollingElement ?? documentElement;
}

/** The most places that are kept of somebody who scrolls up and down; the newest ones. */
const MOST_PLACES = 20;

/**
 * Adds a place to those that something was scrolled to, without places that are passed anyhow: the turns stay, and on the way
 * one for each half of what is visible.
 * @param visible height of what is visible, in px like the places
 */
export function withPlace(places: readonly number[], place: number, visible: number): readonly number[] {
  const [before, last] = [places.at(-2), places.at(-1)];
  if (place === last) return places;
  const isOnTheWay =
    before !== undefined &&
    last !== undefined &&
    Math.sign(last - before) === Math.sign(place - last) &&
    Math.abs(place - before) <= visible / 2;
  return [...(isOnTheWay ? places.slice(0, -1) : places), place].slice(-MOST_PLACES);
}

interface Scrolls {
  /** The places to which something was scrolled since `forget`, in px from its top. */
  readonly of: (scroller: Element) => readonly number[];
  readonly forget: () => void;
}

/** Notes where a page and its parts are scrolled to, until the signal. */
export function watchScrolls(page: Document, signal: AbortSignal): Scrolls {
  const places = new Map<Element, readonly number[]>();
  const onScroll = ({ target }: Event) => {
    const scroller = target instanceof Element ? target : page.scrollingElement;
    if (scroller === null) return;
    const { scrollTop, clientHeight } = scroller;
    places.set(scroller, withPlace(places.get(scroller) ?? [], Math.round(scrollTop), clientHeight));
  };
  page.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  return {
    of: (scroller) => places.get(scroller) ?? [],
    forget: () => {
      places.clear();
    },
  };
}
