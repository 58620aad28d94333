/** A location of the app, as the router describes it. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Unsaved work that leaving the page would lose. */
export interface Unsaved {
  /** Whether there is unsaved work now. */
  readonly isDirty: () => boolean;
  /** Whether it survives a navigation between two locations. */
  readonly survives: (from: Place, to: Place) => boolean;
  readonly question: LeavingQuestion;
}

/** The question asked before unsaved work is lost. */
export interface LeavingQuestion {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

const registered = new Set<Unsaved>();
let isAgreed = false;

/** The browser asks before it closes or reloads a page with unsaved work. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if ([...registered].some(({ isDirty }) => isDirty())) event.preventDefault();
}

/**
 * Registers unsaved work, which is checked before the page is closed or left.
 * @returns the function that removes it
 */
export function registerUnsaved(unsaved: Unsaved): () => void {
  registered.add(unsaved);
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    registered.delete(unsaved);
    if (registered.size === 0) forgetUnsaved();
  };
}

/** Loses all unsaved work: the person agreed to it. */
export function forgetUnsaved(): void {
  registered.clear();
  window.removeEventListener('beforeunload', onBeforeUnload);
}

/** Whether reloading at an address would lose unsaved work that a navigation inside the app keeps. */
export const wouldLose = (from: Place, to: Place): boolean =>
  [...registered].some(({ isDirty, survives }) => isDirty() && survives(from, to));

/** Navigates without asking: the work was saved, or the person agreed to lose it. */
export function leaveWithoutAsking(go: () => void): void {
  isAgreed = true;
  go();
}

/** Questions about the unsaved work that a navigation would lose, except when the person has agreed to lose it. */
export function questionsBefore(from: Place, to: Place): readonly LeavingQuestion[] {
  const wasAgreed = isAgreed;
  isAgreed = false;
  return wasAgreed
    ? []
    : [...registered]
        .filter(({ isDirty, survives }) => isDirty() && !survives(from, to))
        .map(({ question }) => question);
}
