import { Vignette } from './vignette.tsx';

/** A roller in section, its motor inside and its control beside it. */
export function MotorVignette() {
  return (
    <Vignette>
      <circle cx="38" cy="40" r="25" />
      <circle cx="38" cy="40" r="21.5" data-tone="soft" />
      <circle cx="38" cy="40" r="13" data-tone="fabric" />
      <path d="M38 35v10M33 40h10" data-tone="accent" />
      <path d="M38 15v-4M38 65v4M13 40H9M31 27.9l-2.4-4.2M45 52.1l2.4 4.2" data-tone="soft" />
      <path d="M63 40v44M60 84h6" />
      <path d="M78 50h10v26H78z" />
      <path data-tone="accent" data-moving="out" d="M80 44a4.5 4.5 0 0 1 6.5 0M77 40a8.5 8.5 0 0 1 12.5 0" />
      <path data-tone="soft" d="m80.5 59 2.5-2.5 2.5 2.5M80.5 66l2.5 2.5 2.5-2.5" />
    </Vignette>
  );
}
