import { Vignette } from './vignette.tsx';

/** A street map with a marked place. */
export function PlaceVignette() {
  return (
    <Vignette>
      <path d="M12 26 36 18l24 8 24-8v52l-24 8-24-8-24 8z" />
      <path data-tone="soft" d="M36 18v52M60 26v52M12 48l24-6 24 10 24-10M20 75l6-54M72 21l-4 54" />
      <path data-tone="fabric" d="M56 58c-8-9-13-15-13-22a13 13 0 0 1 26 0c0 7-5 13-13 22z" />
      <circle cx="56" cy="36" r="4.5" fill="var(--paper)" data-tone="accent" />
    </Vignette>
  );
}
