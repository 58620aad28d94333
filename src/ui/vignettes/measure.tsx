import { Vignette } from './vignette.tsx';

/** A window with its two dimensions. */
export function MeasureVignette() {
  return (
    <Vignette>
      <path d="M30 30h52v52H30zM56 30v52" />
      <path data-tone="fabric" data-moving="down" d="M30 30h52v18H30z" />
      <path
        data-tone="accent"
        d="M30 16h52M30 12v8M82 12v8M16 30v52M12 30h8M12 82h8M28 18l4-4M80 18l4-4M14 32l4-4M14 84l4-4"
      />
      <path data-tone="soft" d="M36 74l12-16M62 74l12-16" />
    </Vignette>
  );
}
