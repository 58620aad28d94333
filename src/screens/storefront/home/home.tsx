import { Hero } from './hero.tsx';
import { LaterRest } from './later.tsx';

/** The first page: what is sold here, how it is bought, and the ways on. */
export function Home() {
  return (
    <>
      <Hero />
      <LaterRest />
    </>
  );
}
