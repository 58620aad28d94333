import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { openLayer } from '#src/browser/layers.ts';
import { IconMenu2, IconX } from '../icons.ts';
import classes from './side-dialog.module.css';

declare module 'react' {
  // The command that the button sends to another element; React's types do not have it yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

interface SideDialogProps {
  /** Name of the button that opens it. */
  readonly label: string;
  /** Edge where the drawer opens: the one nearest to its button. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/**
 * A button and the drawer that it opens: a native modal dialog, so that the browser keeps the focus inside, closes it
 * on Escape and returns the focus. It also closes when a link inside is followed or its backdrop is clicked.
 */
export function SideDialog({ label, side = 'end', children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const closed = useRef<() => void>(undefined);
  const close = () => {
    dialog.current?.close();
  };
  useEffect(() => () => closed.current?.(), []);
  return (
    <>
      <button
        type="button"
        className={classes.control}
        aria-haspopup="dialog"
        aria-label={label}
        // The browser opens and closes it until the script runs; afterwards the script does, in every browser.
        command="show-modal"
        commandfor={id}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
          closed.current = openLayer(() => {
            close();
            return true;
          });
        }}
      >
        <IconMenu2 size={24} stroke={1.5} aria-hidden />
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={classes.drawer}
        aria-label={label}
        data-side={side}
        onClose={() => {
          closed.current?.();
        }}
        onClick={(event) => {
          if (isOutside(event) || isLink(event)) close();
        }}
      >
        <div className={classes.content}>
          <button
            type="button"
            className={classes.control}
            aria-label="Cerrar"
            command="close"
            commandfor={id}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <IconX size={24} stroke={1.5} aria-hidden />
          </button>
          {children}
        </div>
      </dialog>
    </>
  );
}

/** The content fills the dialog, so a click on the dialog itself is a click on its backdrop. */
const isOutside = (event: MouseEvent) => event.target === event.currentTarget;

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;
