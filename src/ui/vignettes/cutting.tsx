import { Vignette } from './vignette.tsx';

/** A fabric on the cutting table, the blade along its straightedge. */
export function CuttingVignette() {
  return (
    <Vignette>
      <path data-tone="fabric" d="M20 26h58l10 34H8z" />
      <path d="M4 60h88v6H4zM12 66v22M84 66v22" />
      <path data-tone="soft" d="M12 78h72M26 26l-6 34M72 26l7 34" />
      <path d="M50 22h6l4 42h-8z" fill="var(--paper)" />
      <path data-tone="soft" d="M53 28h2M53 34h2M54 40h2M54 46h2M54 52h2" />
      <path data-tone="accent" d="M50 22 52 60" strokeDasharray="3 3" />
      <path d="m38 44 9-3 3 6-9 3zM38 44l-10 6 3 4 10-4" />
    </Vignette>
  );
}
