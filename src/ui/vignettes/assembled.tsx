import { Vignette } from './vignette.tsx';

/** An assembled blind on its frame, with a spirit level below its bar. */
export function AssembledVignette() {
  return (
    <Vignette>
      <path d="M12 88V8h72v80M6 88h12M78 88h12" />
      <path d="M22 16h52v6H22z" />
      <path data-tone="fabric" data-moving="down" d="M25 22h46v38H25z" />
      <path d="M24 60h48v4H24z" />
      <path data-tone="soft" d="M12 16h10M74 16h10M72 22v26M31 30v22M38 30v22" />
      <rect data-tone="accent" x="34" y="68" width="28" height="9" rx="2" />
      <path data-tone="accent" d="M44 68v9M52 68v9" />
      <circle cx="48" cy="72.5" r="1.6" />
    </Vignette>
  );
}
