import { Vignette } from './vignette.tsx';

/** Rolls on their shelves. */
export function ShelfVignette() {
  return (
    <Vignette>
      <path d="M14 10v78M82 10v78M14 32h68M14 56h68M14 80h68" />
      <circle cx="26" cy="24" r="7" />
      <circle data-tone="fabric" cx="43" cy="24" r="7" />
      <circle cx="60" cy="24" r="7" />
      <circle data-tone="fabric" cx="26" cy="48" r="7" />
      <circle cx="43" cy="48" r="7" />
      <path d="M22 64h22v16H22zM50 68h24v12H50z" />
      <path data-tone="soft" d="M33 64v16M26 24h.1M43 24h.1M60 24h.1M26 48h.1M43 48h.1M62 68v12" />
    </Vignette>
  );
}
