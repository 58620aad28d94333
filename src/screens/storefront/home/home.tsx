import { ComeBack } from './come-back.tsx';
import { DeferredContent } from './deferred-parts.tsx';
import { Hero } from './hero.tsx';

/** The home page. */
export function Home() {
  return (
    <>
      <Hero />
      <DeferredContent />
      <ComeBack />
    </>
  );
}
