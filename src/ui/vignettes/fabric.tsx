import { Vignette } from './vignette.tsx';

/** A swatch with its weave. */
export function FabricVignette() {
  return (
    <Vignette>
      <path data-tone="fabric" d="M20 14h44l14 14v54H20z" />
      <path data-tone="soft" d="M20 28h34M20 40h58M20 52h58M20 64h58M20 74h58" strokeDasharray="6 4" />
      <path data-tone="soft" d="M30 14v68M40 14v68M50 14v68M60 30v52M70 34v48" strokeDasharray="4 6" />
      <path d="M64 14v14h14" />
      <path d="M64 14 78 28H64z" fill="var(--paper)" />
      <path data-tone="soft" d="M26 88l1-6M36 88l-1-6M46 88v-6M56 88l1-6M66 88v-6M74 88l-1-6" />
    </Vignette>
  );
}
