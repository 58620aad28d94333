import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { StepPicture } from '../../stage/stage-state.ts';
import { missingText } from './missing-text.ts';
import styles from './step-picture.module.css';

/** What of the person is on a frame. */
type By = 'pointer' | 'focus';

/** Shows the picture of a step, above its frame; null ends that for what has left. */
export type Look = (by: By, looked: { readonly index: number; readonly frame: HTMLElement } | null) => void;

interface Looked {
  readonly index: number;
  readonly at: number;
  readonly by: By;
}

/** Which step's picture shows, and how to show one. */
export function useLook(count: number) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const look: Look = (by, what) => {
    setLooked((before) => {
      // A picture that moves leaves the pointer, which is no reason to take it from the focus.
      if (what === null) return before?.by === by ? null : before;
      const at = what.frame.offsetLeft - (what.frame.parentElement?.scrollLeft ?? 0);
      return { index: what.index, at, by };
    });
  };
  const isThere = looked !== null && looked.index < count;
  return {
    looked: isThere ? looked.index : null,
    /** Where its frame begins, in px from the left of the strip. */
    at: looked?.at ?? 0,
    look,
    part: {
      onPointerLeave: () => {
        look('pointer', null);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setLooked(null);
      },
    },
  };
}

/** Props of a frame that shows its step's picture while the pointer or the focus is on it. */
export function lookingAt(onLook: Look, index: number) {
  const begin =
    (by: By) =>
    ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
      onLook(by, { index, frame: currentTarget });
    };
  return {
    onPointerEnter: begin('pointer'),
    onFocus: begin('focus'),
    onClick: begin('focus'),
    onBlur: () => {
      onLook('focus', null);
    },
  };
}

interface StepPictureNoteProps {
  /** The number of the step, from 1. */
  readonly number: number;
  /** Where its frame begins, in px. */
  readonly at: number;
  readonly picture: StepPicture | undefined;
}

/** What the screen looked like after a step. */
export const StepPictureNote = ({ number, at, picture }: StepPictureNoteProps) => (
  <figure
    className={styles.note}
    style={{ insetInlineStart: `clamp(0px, ${String(at)}px, 100% - var(--wide))` }}
    aria-label={`Imagen del paso ${String(number)}`}
  >
    {picture?.is === 'there' ? (
      <img className={styles.picture} src={picture.url} alt={`La pantalla tras el paso ${String(number)}`} />
    ) : (
      <p className={styles.missing}>{missingText(picture)}</p>
    )}
  </figure>
);
