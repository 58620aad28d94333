import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '#src/actor-hooks/use-may.ts';
import { isAbility, noAccessTexts, type Ability } from '#src/config/permissions.ts';
import { routes, type RouteId } from '#src/config/routes.ts';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';

interface WorkScreenProps {
  /** Its title is the heading; roles that may not see the route read who can grant it (B83). */
  readonly route: RouteId;
  readonly lead?: ReactNode;
  /** Actions for the whole screen, at the end of its heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the panel: heading, actions and content. */
export function WorkScreen(props: WorkScreenProps) {
  return isAbility(props.route) ? (
    <RestrictedScreen {...props} ability={props.route} />
  ) : (
    <PermittedScreen {...props} />
  );
}

function RestrictedScreen({ ability, ...props }: WorkScreenProps & { readonly ability: Ability }) {
  const allowed = useMay(ability);
  if (allowed) return <PermittedScreen {...props} />;
  return (
    <Stack gap="1.75rem">
      <PageHeading size="work" lead={noAccessTexts[ability]}>
        {routes[props.route].title}
      </PageHeading>
      <ContactOptions />
    </Stack>
  );
}

function PermittedScreen({ route, lead, actions, children }: WorkScreenProps) {
  return (
    <Stack gap="1.75rem">
      <Group justify="space-between" align="end" gap="1rem 1.5rem">
        <PageHeading size="work" lead={lead}>
          {routes[route].title}
        </PageHeading>
        {actions === undefined ? null : <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
