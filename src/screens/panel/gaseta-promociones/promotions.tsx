import { useActorRef } from '@xstate/react';
import { promotionFilesMachine } from '#machines/files.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { ResourceView } from '../../support/resource-view.tsx';
import { useConfig } from '../../support/services.ts';
import { WorkScreen } from '../../support/work-screen.tsx';
import classes from './editions.module.css';
import { Editions } from './editions.tsx';

/** The gazette of promotions: the newest edition at a glance, the older ones below. */
export function Promotions() {
  const actor = useActorRef(promotionFilesMachine, useActorSurroundings());
  const config = useConfig();
  return (
    <WorkScreen route="promotions" lead="Lo que está en promoción ahora, para verlo aquí o descargarlo.">
      <section aria-label="Ediciones" className={classes['editions']}>
        <ResourceView actor={actor} loading="Cargando la gaceta…">
          {(files) => <Editions files={files} config={config} />}
        </ResourceView>
      </section>
    </WorkScreen>
  );
}
