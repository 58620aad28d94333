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

/** Registers unsaved work, which is checked before every navigation. @returns the function that removes it */
export function registerUnsaved(unsaved: Unsaved): () => void {
  registered.add(unsaved);
  return () => {
    registered.delete(unsaved);
  };
}

/** Whether a reload would lose unsaved work. */
export const isAnyUnsaved = (): boolean => [...registered].some(({ isDirty }) => isDirty());

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
