import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionFollower } from '#src/app/navigation/session-follower.tsx';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import { Elsewhere, Stage, type Scene } from './stage.tsx';

interface FrameScene extends Scene {
  /** Route pattern of the pages inside the frame. */
  readonly around: string;
}

/** Renders a frame around a page that shows its address; links out of the frame work too. */
export const withFrame =
  (frame: ReactNode, { around, ...scene }: FrameScene) =>
  () => (
    <Stage
      {...scene}
      routes={[
        {
          element: (
            <>
              <Suspense>
                <SessionFollower />
              </Suspense>
              {frame}
            </>
          ),
          children: [{ path: around, element: <Page /> }],
        },
        {
          path: '*',
          element: (
            <main>
              <Elsewhere />
            </main>
          ),
        },
      ]}
    />
  );

function Page() {
  const { pathname } = useLocation();
  return <PageHeading>{pathname}</PageHeading>;
}
