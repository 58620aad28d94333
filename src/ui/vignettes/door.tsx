import { Vignette } from './vignette.tsx';

/** An open door with light coming out. */
export function DoorVignette() {
  return (
    <Vignette>
      <path data-tone="fabric" d="M34 82h26l24 8H50z" />
      <path d="M30 82V14h34v68" />
      <path d="M30 14 14 8v80l16-6" />
      <path data-tone="soft" d="M26 47v5M6 82h8M64 82h26M38 22h18v40H38zM47 22v40M38 42h18" />
    </Vignette>
  );
}
