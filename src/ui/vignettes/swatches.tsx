import { Vignette } from './vignette.tsx';

/** A fan of swatches. */
export function SwatchesVignette() {
  return (
    <Vignette>
      <path d="M24 84 10 34l18-5 14 50" data-tone="soft" />
      <path d="M24 84V22h19v62" fill="var(--paper)" />
      <path data-tone="fabric" d="m24 84 22-58 18 7-22 58z" />
      <path d="m24 84 40-46 14 12-40 46" data-tone="soft" />
      <path d="M24 84h18" />
      <circle cx="33" cy="77" r="2.5" />
    </Vignette>
  );
}
