import { Vignette } from './vignette.tsx';

/** A cutting table with the rolls above it. */
export function WorkshopVignette() {
  return (
    <Vignette>
      <path d="M14 12v26M82 12v26M14 22h68M14 36h68" data-tone="soft" />
      <circle cx="28" cy="17" r="5" />
      <circle cx="42" cy="17" r="5" />
      <circle cx="56" cy="17" r="5" />
      <circle cx="28" cy="31" r="5" />
      <circle cx="48" cy="30" r="6" data-tone="fabric" />
      <path data-tone="fabric" d="M54 30v26h22v-4H58V30z" />
      <path d="M8 56h80v5H8zM16 61v26M80 61v26" />
      <path data-tone="soft" d="M16 76h64M22 56v-5M28 56v-3M34 56v-5M40 56v-3" />
    </Vignette>
  );
}
