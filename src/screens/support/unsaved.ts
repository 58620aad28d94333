/** A place of the app, as the router has it. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Something that leaving would lose. */
export interface Unsaved {
  /** Whether there is anything to lose now. */
  readonly isThere: () => boolean;
  /** Whether it would still be there after going from one place to another. */
  readonly survives: (from: Place, to: Place) => boolean;
  readonly question: LeavingQuestion;
}

/** What is asked before something is lost. */
export interface LeavingQuestion {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

const kept = new Set<Unsaved>();
let isFree = false;

/** Has something thought of whenever the page is about to be left. */
export function keep(unsaved: Unsaved): () => void {
  kept.add(unsaved);
  return () => {
    kept.delete(unsaved);
  };
}

/** Whether a reload of the page would lose anything. */
export const isAnyUnsaved = (): boolean => [...kept].some(({ isThere }) => isThere());

/** Goes elsewhere without a question: what is left was saved, or its loss agreed to. */
export function leaveFreely(go: () => void): void {
  isFree = true;
  go();
}

/** What a navigation would lose, of which nobody has agreed yet to lose it. */
export function lostBy(from: Place, to: Place): readonly LeavingQuestion[] {
  const wasFree = isFree;
  isFree = false;
  return wasFree
    ? []
    : [...kept]
        .filter(({ isThere, survives }) => isThere() && !survives(from, to))
        .map(({ question }) => question);
}
