import { Hero } from './hero.tsx';
import { DeferredContent } from './deferred-parts.tsx';

/** The home page. */
export function Home() {
  return (
    <>
      <Hero />
      <DeferredContent />
    </>
  );
}
