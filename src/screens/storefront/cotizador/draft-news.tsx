import { useSelector } from '@xstate/react';
import type { News } from '#machines/quoter.machine.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useBench } from './bench.ts';
import { CopyLink } from './copy-link.tsx';
import classes from './draft-news.module.css';

const sayings: Readonly<Record<News, string>> = {
  followed: 'Cambiaste esta cotización en otra pestaña: aquí ya se ve igual.',
  replaced: 'Abriste otra cotización. La que tenías se puede recuperar.',
  removed: 'Quitaste una ventana.',
  cleared: 'Empezaste de nuevo.',
  unread: 'Ese enlace está incompleto o es de otra versión: no pudimos leerlo. Lo que tenías sigue aquí.',
};

/** What happened to the whole draft, and how to take it back; and that this browser cannot keep it. */
export function DraftNews() {
  const { actor } = useBench();
  const news = useSelector(actor, (snapshot) =>
    snapshot.matches({ news: 'told' }) ? snapshot.context.news : null,
  );
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'refused' }));
  return (
    <>
      <div role="status" className={classes['place']}>
        {news === null ? null : (
          <div className={classes['news']}>
            <p>{sayings[news]}</p>
            <div className={classes['ways']}>
              {news === 'unread' ? null : (
                <button
                  type="button"
                  className={buttonClass('small')}
                  onClick={() => {
                    actor.send({ type: 'edit.undo' });
                  }}
                >
                  Deshacer
                </button>
              )}
              <button
                type="button"
                className={buttonClass('small')}
                onClick={() => {
                  actor.send({ type: 'news.dismiss' });
                }}
              >
                Entendido
              </button>
            </div>
          </div>
        )}
      </div>
      {isRefused ? (
        <div role="alert" className={classes['news']}>
          <p>
            Este navegador no tiene espacio, o no deja guardar: si cierras la página, la cotización se pierde.
            Guárdala con su enlace.
          </p>
          <div className={classes['ways']}>
            <CopyLink />
          </div>
        </div>
      ) : null}
    </>
  );
}
