import { clsx as cx } from 'clsx';
import { startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ReplayedButton } from '#src/ui/controls/replayed-button.tsx';
import { IconSearch } from '#src/ui/icons.ts';
import classes from './search-button.module.css';

const loadDialog = () => import('./search-dialog.tsx').then((module) => ({ default: module.SearchDialog }));
const SearchDialog = lazyPart(loadDialog, () => null);

/** Its failure is told when the dialog is needed. */
const loadEarly = () => {
  loadDialog().catch(() => undefined);
};

/** Opens the search with a click, or with Ctrl or ⌘ and K. The search loads at its first use. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The page answers the press before the dialog is rendered.
  const openDialog = () => {
    startTransition(() => {
      setOpen(true);
    });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || open) return;
    event.preventDefault();
    openDialog();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <>
      <ReplayedButton
        ref={button}
        className={cx(buttonClass('icon'), classes.button)}
        aria-haspopup="dialog"
        aria-label="Buscar"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onPress={openDialog}
      >
        <IconSearch size={22} stroke={1.5} aria-hidden />
      </ReplayedButton>
      {open ? (
        <Suspense>
          <SearchDialog
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
