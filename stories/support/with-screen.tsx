import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Elsewhere, Stage, type Scene } from './stage.tsx';
import styles from './with-screen.module.css';

interface ScreenScene extends Scene {
  /** Pattern of the screen's route with its parameters. @default the path itself */
  readonly route?: string;
  /** For screens whose frame adds the margin. @default false */
  readonly padded?: boolean;
}

/** Renders a screen without its frame. */
export const withScreen =
  (screen: ReactNode, { route, padded = false, ...scene }: ScreenScene) =>
  () => (
    <Stage
      {...scene}
      routes={[
        {
          element: (
            <main className={padded ? styles.padded : undefined}>
              <Outlet />
            </main>
          ),
          children: [
            { path: route ?? scene.path, element: screen },
            { path: '*', element: <Elsewhere /> },
          ],
        },
      ]}
    />
  );
