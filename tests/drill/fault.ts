/** The rooms of docs/architecture.md in which faults are planted. */
export const rooms = [
  'src/config',
  'src/api',
  'src/quoting',
  'src/cutting',
  'src/content',
  'machines',
  'src/format',
  'src/browser',
  'src/actor-hooks',
  'src/ui',
  'src/remote-data',
  'src/forms',
  'src/lists',
  'src/features',
  'src/screens',
  'src/app',
  'mocks',
  'deploy',
  'stories',
] as const;

export type Room = (typeof rooms)[number];

/** A plausible mistake, as one change of one file. */
export interface Fault {
  /** The effect on people, in a sentence. */
  readonly name: string;
  readonly room: Room;
  /** Path from the repository's root. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** Faults of one room. */
export const faultsIn = (room: Room, faults: readonly Omit<Fault, 'room'>[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, room }));
