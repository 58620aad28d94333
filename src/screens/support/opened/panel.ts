import type { ReactNode } from 'react';
import classes from './frame.module.css';

/** What opens over a list. */
export interface PanelProps {
  readonly title: ReactNode;
  /** For the heading, where it names what is inside. */
  readonly titleId?: string;
  /** How wide it is where there is room. @default '40rem' */
  readonly size?: string;
  /** Whether it hears Escape: not while a question lies above it, nor where whoever opened it does. @default true */
  readonly hearsEscape?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Windows so narrow have no room beside a list. */
const PHONE = '(max-width: 37.5em)';
export const phoneQuery = [PHONE, undefined, { getInitialValueInEffect: false }] as const;

/** What all of them are: open as long as they are there, and looking alike. */
export const frameOf = ({ hearsEscape = true, onClose }: PanelProps) => ({
  opened: true,
  onClose,
  closeOnEscape: hearsEscape,
  returnFocus: false,
  transitionProps: { duration: 160 },
  classNames: {
    content: classes['content'] ?? '',
    header: classes['header'] ?? '',
    body: classes['body'] ?? '',
  },
});
