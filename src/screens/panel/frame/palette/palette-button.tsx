import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { paletteMachine } from '#machines/palette/palette.machine.ts';
import { onDemand } from '#machines/support/on-demand.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useOnDemand } from '#src/actor-hooks/use-on-demand.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { IconSearch } from '#src/ui/icons.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import classes from './palette-button.module.css';

const script = onDemand(() => import('./palette.tsx'));

const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

function open(actor: ActorRefFrom<typeof paletteMachine>): void {
  if (actor.getSnapshot().matches({ dialog: 'open' })) return;
  actor.send({ type: 'palette.open' });
  script.get().catch(() => {
    actor.send({ type: 'palette.close' });
    void notify({
      tone: 'problem',
      title: 'No pudimos abrir el buscador. Revisa tu internet e inténtalo de nuevo.',
    });
  });
}

/**
 * Opens the palette with a click, or with Ctrl or ⌘ and K anywhere in the panel. The palette loads at its first use. On the
 * page that the build writes the button is disabled, because a press would be lost.
 */
export function PaletteButton() {
  const isHydrated = useHydrated();
  const actor = useActorRef(paletteMachine, useActorSurroundings());
  const parts = useOnDemand(script, false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open(actor);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [actor]);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        disabled={!isHydrated}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={script.fetch}
        onFocus={script.fetch}
        onClick={() => {
          open(actor);
        }}
      >
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <span className={classes.label}>Buscar o ir a…</span>
        <span className={classes.keys} data-keys={onMac() ? '⌘ K' : 'Ctrl K'} aria-hidden />
      </button>
      {typeof parts === 'string' ? null : <parts.Palette actor={actor} />}
    </>
  );
}
