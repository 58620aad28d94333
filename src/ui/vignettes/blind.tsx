import { Vignette } from './vignette.tsx';

/** A window with its blind half way down. */
export function BlindVignette() {
  return (
    <Vignette>
      <path data-tone="soft" d="M20 16v64h56V16M48 44v36M26 72l14-18M56 70l12-16" />
      <path data-moving="down" data-tone="fabric" d="M22 19h52v27H22z" />
      <path d="M14 88h68M12 80h72v4H12z" />
      <path d="M16 12h64v7H16z" />
      <path data-tone="soft" d="M80 19v44" strokeDasharray="0.1 3.2" />
    </Vignette>
  );
}
