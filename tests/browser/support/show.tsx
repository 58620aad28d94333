import '#src/ui/theme/styles.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';

/** Shows something in the app's theme until the test is over. Queries wait for it to be painted. */
export function show(content: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<ThemeProvider>{content}</ThemeProvider>);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}
