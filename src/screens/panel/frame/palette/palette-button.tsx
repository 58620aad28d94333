import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { IconSearch } from '#src/ui/icons.ts';
import { notify } from '#src/ui/notices/notices.ts';
import type { PaletteProps } from './palette.tsx';
import classes from './palette-button.module.css';

const loadPalette = () => import('./palette.tsx').then((module) => module.Palette);

/** Loads the palette in advance. A failure is reported when the palette is opened. */
const preload = () => void loadPalette().catch(() => undefined);

const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Opens the palette with a click, or with Ctrl or ⌘ and K anywhere in the panel. The palette loads at its first use.
 */
export function PaletteButton() {
  const [isWanted, setWanted] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const opener = useRef<(() => void) | null>(null);
  const open = useCallback(() => {
    if (opener.current === null) setWanted(true);
    else opener.current();
  }, []);
  const onReady = useCallback((openAgain: () => void) => {
    opener.current = openAgain;
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    const show = async () => {
      try {
        const loaded = await loadPalette();
        if (isMounted) setPalette(() => loaded);
      } catch {
        if (!isMounted) return;
        setWanted(false);
        await notify({
          tone: 'problem',
          title: 'No pudimos abrir el buscador. Revisa tu internet e inténtalo de nuevo.',
        });
      }
    };
    void show();
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return (
    <>
      <button
        type="button"
        className={classes['button']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <span className={classes['label']}>Buscar o ir a…</span>
        <span className={classes['keys']} data-keys={onMac() ? '⌘ K' : 'Ctrl K'} aria-hidden />
      </button>
      {Palette === null ? null : <Palette onReady={onReady} />}
    </>
  );
}
