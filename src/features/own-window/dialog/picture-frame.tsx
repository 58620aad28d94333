import type { ReactNode } from 'react';
import type { Photo } from '#machines/own-window/own-window.machine.ts';
import classes from './step-layout.module.css';

interface PictureFrameProps {
  readonly photo: Photo;
  readonly children: ReactNode;
}

/** Room for a photo, as large as fits the window with its controls. */
export function PictureFrame({ photo: { width, height }, children }: PictureFrameProps) {
  const style: Readonly<Record<string, string>> = {
    '--aspect': String(width / height),
    aspectRatio: `${String(width)} / ${String(height)}`,
  };
  return (
    <div className={classes.picture} style={style}>
      {children}
    </div>
  );
}
