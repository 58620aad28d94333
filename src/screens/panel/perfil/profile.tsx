import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { ProfileTabs } from './profile-tabs.tsx';

/** Data and picture, brand of dealers, password and payment methods of the user. */
export function Profile() {
  // Read here, so that no tab suspends.
  const { session } = useServices();
  const { cardField } = useConfig();
  return (
    <WorkScreen route="profile" lead="Tus datos, tu contraseña y cómo pagas.">
      <ProfileTabs session={session} cardField={cardField} />
    </WorkScreen>
  );
}
