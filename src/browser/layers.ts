/** A dialog, drawer or menu that is open over the page. */
interface Layer {
  /** Closes it. @returns false if it stays, such as while something is being sent */
  readonly close: () => boolean;
}

/** The newest last. */
const layers: Layer[] = [];

/** Mark of the history entry that stands above the page's own while a layer is open. Going back leaves it. */
interface LayerState {
  readonly layer: true;
}

const isLayerState = (state: unknown): state is LayerState =>
  typeof state === 'object' && state !== null && 'layer' in state;

const isOnEntry = () => isLayerState(window.history.state);

/** What the router calls an entry that it did not make. */
const INITIAL_KEY = 'default';

/** The router's key of an entry; the layers' entry has that of the page below it. */
const keyOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;

/** The state of the entry above the page's own: for the router the same page, which it announces no second time. */
function stateAbove(state: unknown): LayerState {
  const own = typeof state === 'object' && state !== null ? state : {};
  const usr = 'usr' in own && typeof own.usr === 'object' ? own.usr : {};
  return { ...own, ...{ usr: { ...usr, quiet: true } }, layer: true };
}

let isLeaving = false;
/** Key of the layers' entry while the browser is on it. */
let entered: { readonly key: unknown } | null = null;
const waiting: (() => void)[] = [];

function leaveEntry(): void {
  isLeaving = true;
  window.history.back();
}

/** The key of the page that the router shows; null without a router of the browser's history. */
let shownKey: () => string | null = () => null;

/** While the browser goes elsewhere, its entry is not that of the page: a navigation that asks first is taken back. */
const isOnShownPage = () => {
  const key = shownKey();
  return key === null || key === (keyOf(window.history.state) ?? INITIAL_KEY);
};

/** Gives the layers an entry, or takes it away after the last has closed. */
export function settleLayers(): void {
  if (isLeaving || !isOnShownPage()) return;
  if (layers.length > 0 && !isOnEntry()) {
    const { state } = window.history;
    window.history.pushState(stateAbove(state), '');
    entered = { key: keyOf(state) };
  } else if (layers.length === 0 && isOnEntry()) leaveEntry();
}

function remove(layer: Layer): void {
  const at = layers.indexOf(layer);
  if (at !== -1) layers.splice(at, 1);
}

function onPopState(event: PopStateEvent): void {
  const before = entered;
  entered = isLayerState(event.state) ? { key: keyOf(event.state) } : null;
  const isOfSamePage = before !== null && before.key === keyOf(event.state);
  // For the router nothing happened.
  if (isOfSamePage) event.stopImmediatePropagation();
  if (isLeaving) {
    isLeaving = false;
    const acts = waiting.splice(0);
    for (const act of acts) act();
    // What they do to the history comes first.
    if (acts.length > 0) return;
  } else if (before !== null && entered === null) {
    for (const layer of isOfSamePage ? layers.slice(-1) : [...layers]) if (layer.close()) remove(layer);
  }
  // Layers that stay get their entry again.
  setTimeout(settleLayers);
}

// Before the router, which listens from its creation on: listeners of the window are called in their order.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPopState);

/**
 * Lets the browser's Back close what opens over the page, instead of leaving the page.
 * @returns the function that says that it closed
 */
export function openLayer(close: Layer['close']): () => void {
  const layer = { close };
  layers.push(layer);
  queueMicrotask(settleLayers);
  return () => {
    remove(layer);
    queueMicrotask(settleLayers);
  };
}

/** Says which page the router shows; `settleLayers` is called when that changes. */
export function followShownPage(key: () => string): void {
  shownKey = key;
}

/**
 * Does something that changes the history when the current entry is the page's own: at once, unless a layer has one
 * above it, which is left first.
 */
export async function onOwnEntry(act: () => void | Promise<void>): Promise<void> {
  if (isLeaving || isOnEntry()) {
    if (!isLeaving) leaveEntry();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }
  await act();
}
