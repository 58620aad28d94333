import { useRef, type MouseEvent, type ReactNode } from 'react';
import { IconMenu2, IconX } from './icons.ts';
import classes from './side-dialog.module.css';

interface SideDialogProps {
  /** Name of the button that opens it. */
  readonly label: string;
  /** Edge that it comes from: the one that its button is at. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/**
 * A button and the drawer that it opens: a native modal dialog, so that the browser itself keeps the focus inside,
 * closes it on Escape and gives the focus back. Following a link inside closes it, and so does a touch beside it.
 */
export function SideDialog({ label, side = 'end', children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className={classes['control']}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => {
          dialog.current?.showModal();
        }}
      >
        <IconMenu2 size={24} stroke={1.5} aria-hidden />
      </button>
      <dialog
        ref={dialog}
        className={classes['drawer']}
        aria-label={label}
        data-side={side}
        onClick={(event) => {
          if (isOutside(event) || isLink(event)) close();
        }}
      >
        <div className={classes['sheet']}>
          <button type="button" className={classes['control']} aria-label="Cerrar" onClick={close}>
            <IconX size={24} stroke={1.5} aria-hidden />
          </button>
          {children}
        </div>
      </dialog>
    </>
  );
}

/** The sheet fills the dialog: what hits the dialog itself hit its backdrop. */
const isOutside = (event: MouseEvent) => event.target === event.currentTarget;

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;
