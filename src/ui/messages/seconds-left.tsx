const MINUTE_S = 60;

/** "45 s", "1:05" */
const shown = (seconds: number) =>
  seconds < MINUTE_S
    ? `${String(seconds)} s`
    : `${String(Math.floor(seconds / MINUTE_S))}:${String(seconds % MINUTE_S).padStart(2, '0')}`;

/**
 * The seconds until a button can be used again, after its label. Screen readers leave them out: they would hear every
 * second.
 */
export const SecondsLeft = ({ seconds }: { readonly seconds: number }) => (
  <span aria-hidden style={{ fontVariantNumeric: 'tabular-nums' }}>
    {` (${shown(seconds)})`}
  </span>
);
