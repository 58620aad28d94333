import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { useConfig, useServices } from '../../support/services.ts';
import { WorkScreen } from '../../support/work-screen.tsx';
import { ProfileTabs } from './profile-tabs.tsx';

/** What a person keeps of themself: their data and picture, their password, and how they pay. */
export function Profile() {
  // Had here, so that no tab has to wait for it.
  const { session } = useServices();
  const { cardField } = useConfig();
  return (
    <ThemeProvider>
      <WorkScreen route="profile" lead="Tus datos, tu contraseña y cómo pagas.">
        <ProfileTabs session={session} cardField={cardField} />
      </WorkScreen>
    </ThemeProvider>
  );
}
