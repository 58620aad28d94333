import { ListToDraft } from '../list/list-to-draft.tsx';
import { TypingGrid } from './typing-grid.tsx';

export interface ManyWindowsProps {
  /** Whether they are pasted or in a file, instead of typed. */
  readonly isList: boolean;
  /** Called when the person goes on in the quoter. */
  readonly onDone: () => void;
}

/** The windows of a house, typed into a sheet or read from a list. */
export const ManyWindows = ({ isList, onDone }: ManyWindowsProps) =>
  isList ? <ListToDraft onDone={onDone} /> : <TypingGrid onDone={onDone} />;
