/** A dialog, drawer or menu that is open over the page. */
interface Layer {
  /** Closes it. @returns false if it stays, such as while something is being sent */
  readonly close: () => boolean;
}

/** The newest last. */
const layers: Layer[] = [];

/** The state of a history entry, as the router writes it. */
interface EntryState {
  /** The router's; the layers' entry has that of the page below it. */
  readonly key?: string;
  readonly usr?: object | null;
  /** Marks the entry that stands above the page's own while a layer is open. Going back leaves it. */
  readonly layer?: true;
}

const stateNow = (): EntryState | null => window.history.state;

const isOnEntry = () => stateNow()?.layer === true;

let isLeaving = false;
/** The state of the layers' entry while the browser is on it. */
let entered: EntryState | null = null;
const waiting: (() => void)[] = [];

function leaveEntry(): void {
  isLeaving = true;
  window.history.back();
}

/**
 * Whether the current entry is that of the page that is shown. It is not while the browser goes elsewhere: a navigation
 * that asks first is taken back.
 */
let isOnShownPage = () => true;

/** Gives the layers an entry, or takes it away after the last has closed. */
export function settleLayers(): void {
  if (isLeaving || !isOnShownPage()) return;
  if (layers.length > 0 && !isOnEntry()) {
    const state = stateNow();
    // For the router it is the same page, which is not announced again.
    entered = { ...state, usr: { ...state?.usr, quiet: true }, layer: true };
    window.history.pushState(entered, '');
  } else if (layers.length === 0 && isOnEntry()) leaveEntry();
}

function remove(layer: Layer): void {
  const at = layers.indexOf(layer);
  if (at !== -1) layers.splice(at, 1);
}

function onPopState(event: PopStateEvent): void {
  const before = entered;
  const state = stateNow();
  entered = state?.layer ? state : null;
  const isOfSamePage = before !== null && before.key === state?.key;
  // For the router nothing happened.
  if (isOfSamePage) event.stopImmediatePropagation();
  if (isLeaving) {
    isLeaving = false;
    const acts = waiting.splice(0);
    for (const act of acts) act();
    // What they do to the history comes first.
    if (acts.length > 0) return;
  } else if (before !== null && entered === null) {
    for (const layer of layers.slice(isOfSamePage ? -1 : 0)) if (layer.close()) remove(layer);
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

/** Says how to tell whether an entry, by its key, is that of the shown page; `settleLayers` is called when that changes. */
export function followShownPage(isShown: (key: string | undefined) => boolean): void {
  isOnShownPage = () => isShown(stateNow()?.key);
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
