import { Vignette } from './vignette.tsx';

/** A sheet of paper with lines and a seal. */
export function PaperVignette() {
  return (
    <Vignette>
      <path d="M22 10h38l16 16v60H22z" />
      <path data-tone="fabric" d="M60 10v16h16z" />
      <path data-tone="soft" d="M32 30h18M32 40h34M32 48h34M32 56h34M32 64h20" />
      <circle data-tone="accent" cx="62" cy="72" r="6" />
      <path data-tone="accent" d="m59.5 72 2 2 3.5-4" />
    </Vignette>
  );
}
