import type { ReactNode } from 'react';
import classes from './panel-frame.module.css';

/** A panel that opens over a list. */
export interface PanelProps {
  readonly title: ReactNode;
  /** Id for the heading, when the heading names the content. */
  readonly titleId?: string;
  /** Width where the window has room for it. @default '40rem' */
  readonly size?: string;
  /**
   * Whether Escape closes the panel: false while a question is open above it, or when the opener handles Escape.
   * @default true
   */
  readonly closesOnEscape?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Windows up to this width have no room for a panel beside a list. */
const PHONE = '(max-width: 37.5em)';
export const phoneQuery = [PHONE, undefined, { getInitialValueInEffect: false }] as const;

/** Class of the content. It is no `Body` of Mantine, whose whole text a screen reader would read as the panel opens. */
export const bodyClass = classes.body;

/** Props that every panel shares: open while mounted, with the same look. */
export const frameOf = ({ closesOnEscape = true, onClose }: PanelProps) => ({
  opened: true,
  onClose,
  closeOnEscape: closesOnEscape,
  returnFocus: false,
  transitionProps: { duration: 160 },
  classNames: {
    content: classes.content,
    header: classes.header,
    overlay: classes.overlay,
  },
});
