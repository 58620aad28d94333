import '#src/ui/theme/styles.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';

/**
 * Renders in the app's theme until the test ends. Queries wait for the paint.
 * @returns a function that renders something else in its place
 */
export function show(content: ReactNode): (next: ReactNode) => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const render = (next: ReactNode) => {
    root.render(<ThemeProvider>{next}</ThemeProvider>);
  };
  render(content);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return render;
}
