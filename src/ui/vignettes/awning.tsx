import { Vignette } from './vignette.tsx';

/** An awning over a terrace, in section: the sun above, the shade below. */
export function AwningVignette() {
  return (
    <Vignette>
      <path data-tone="shade" d="M29 19 83 35 70 86H20V26h9z" />
      <path
        data-tone="soft"
        d="M20 6v80M16 12l4-4M16 22l4-4M16 32l4-4M16 42l4-4M16 52l4-4M16 62l4-4M16 72l4-4M16 82l4-4"
      />
      <path data-tone="soft" d="M60 6 48 20M74 6 60 23M88 6 72 26M96 14 84 29" />
      <path d="M20 15h9v11h-9z" />
      <path d="m29 30 23 13 28-4" />
      <circle cx="52" cy="43" r="1.6" />
      <path data-tone="accent" d="m29 19 54 16" />
      <path data-tone="fabric" d="M81 34.5h4V46h-4z" />
      <path d="M10 86h80" />
      <path data-tone="soft" d="M46 86V69M38 69h16M64 86l1-15h9v-14M74 71v15" />
    </Vignette>
  );
}
