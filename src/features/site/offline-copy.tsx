import { useActorRef, useSelector } from '@xstate/react';
import { offlineCopyWith } from '#machines/offline-copy/offline-copy.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { offlineCopySource } from '#src/browser/offline/offline-copy-source.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ReplayedButton } from '#src/ui/controls/replayed-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';

const machine = offlineCopyWith(offlineCopySource);

/** Offers to keep the whole site in this browser, and says how far that is. */
export function OfflineCopy() {
  const actor = useActorRef(machine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { kept, of } = snapshot.context;
  const isKeeping = snapshot.matches('keeping');
  const isOffered = snapshot.matches('counting') || snapshot.matches('offered');
  return (
    <div role="group" aria-label="Usar sin internet" className={layout.row}>
      {/* One button, so that it keeps the focus. */}
      {isKeeping || snapshot.can({ type: 'copy.ask' }) ? (
        <ReplayedButton
          className={buttonClass()}
          onPress={() => actor.send({ type: isKeeping ? 'copy.stop' : 'copy.ask' })}
        >
          {isKeeping ? 'Detener' : isOffered ? 'Usar sin internet' : 'Reintentar'}
        </ReplayedButton>
      ) : null}
      {isKeeping ? <progress value={kept} max={Math.max(of, 1)} aria-label="Guardando el sitio" /> : null}
      <p role="status" className={text.soft} data-small>
        {isOffered ? 'Guarda aquí todas las páginas, para abrirlas y cotizar cuando no haya señal.' : null}
        {isKeeping ? 'Guardando el sitio…' : null}
        {snapshot.matches('complete')
          ? 'Todo el sitio está en este navegador: ábrelo también sin señal.'
          : null}
        {snapshot.matches('impossible') ? 'Este navegador no puede guardar el sitio.' : null}
      </p>
      {snapshot.matches('cut') ? (
        <p role="alert">Se cortó la conexión. Lo guardado se queda y seguimos donde íbamos.</p>
      ) : null}
      {snapshot.matches('full') ? (
        <p role="alert">Tu navegador ya no tiene espacio. Libera un poco y vuelve a intentarlo.</p>
      ) : null}
    </div>
  );
}
