import { Stack } from '@mantine/core';
import { useActorRef } from '@xstate/react';
import { promotionFilesMachine } from '#machines/promotion-files/promotion-files.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { PublishButton } from '#src/features/publishing/publish-button.tsx';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { Editions } from './editions.tsx';

/** The gazette of promotions: the newest edition first, older ones below. */
export function Promotions() {
  const actor = useActorRef(promotionFilesMachine, useActorSurroundings());
  const config = useConfig();
  return (
    <WorkScreen
      route="promotions"
      lead="Lo que está en promoción ahora, para verlo aquí o descargarlo."
      actions={
        <PublishButton
          kind="promotions"
          onChanged={() => {
            actor.send({ type: 'resource.load', input: {} });
          }}
        />
      }
    >
      <Stack component="section" gap="xl" aria-label="Ediciones">
        <ResourceView actor={actor} loading="Cargando la gaceta…">
          {(files) => <Editions files={files} config={config} />}
        </ResourceView>
      </Stack>
    </WorkScreen>
  );
}
