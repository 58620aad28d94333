import { Text, Title } from '@mantine/core';
import { useActorRef } from '@xstate/react';
import { useId } from 'react';
import { brandMachine } from '#machines/brand/brand.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { SellerHead } from '#src/features/quotes/seller-head.tsx';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { ProfileCard } from '../profile-card.tsx';
import { BrandForm } from './brand-form.tsx';

/** How a dealer signs what their clients read, and what that looks like. */
export function BrandSection() {
  const titleId = useId();
  const shownId = useId();
  const actor = useActorRef(brandMachine, useActorSurroundings());
  return (
    <ResourceView
      actor={actor}
      loading="Cargando tu marca…"
      unavailable={<Text c="dimmed">Tu marca aún no se puede guardar aquí.</Text>}
    >
      {(brand) => (
        <div className={layout.parts}>
          <ProfileCard labelledBy={titleId} flex={1} maw="40rem">
            <Title order={2} fz="lg" id={titleId}>
              Tu marca
            </Title>
            <Text c="dimmed" fz="md">
              Con ella firmas el enlace, el PDF y los mensajes de tus cotizaciones.
            </Text>
            <BrandForm
              brand={brand}
              labelledBy={titleId}
              onSaved={() => {
                actor.send({ type: 'resource.load', input: {} });
              }}
            />
          </ProfileCard>
          <ProfileCard labelledBy={shownId} flex={1} maw="26rem">
            <Title order={2} fz="lg" id={shownId}>
              Así te ven tus clientes
            </Title>
            <SellerHead seller={{ ...brand, email: null }} />
          </ProfileCard>
        </div>
      )}
    </ResourceView>
  );
}
