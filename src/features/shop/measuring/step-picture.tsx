import classes from './measuring.module.css';

/** What a step measures. */
export type Step = 'widths' | 'heights' | 'inside' | 'outside';

const across = [34, 70, 106];
const down = [34, 80, 126];

/** Ends of the tape, and the tape. */
const tapes: Readonly<Record<Step, readonly string[]>> = {
  widths: across.map((y) => `M20 ${String(y)}H140`),
  heights: down.map((x) => `M${String(x)} 20V120`),
  inside: ['M20 70H140'],
  outside: ['M6 70H154'],
};

/** A window with the tape drawn across it once, and again while one points at it; still where less motion is wanted. Decorative. */
export const StepPicture = ({ step }: { readonly step: Step }) => (
  <svg
    viewBox="0 0 160 140"
    fill="none"
    strokeWidth={1.5}
    className={classes['picture']}
    aria-hidden="true"
    focusable="false"
  >
    <rect x="18" y="18" width="124" height="104" fill="var(--sunken)" stroke="var(--ink)" />
    <path d="M80 18v104" stroke="var(--rule-strong)" />
    {step === 'inside' || step === 'outside' ? (
      <rect
        className={classes['cloth']}
        {...(step === 'inside'
          ? { x: 21, y: 20, width: 118, height: 62 }
          : { x: 6, y: 8, width: 148, height: 82 })}
        fill="var(--accent-soft)"
        stroke="var(--accent)"
      />
    ) : null}
    {tapes[step].map((path, at) => (
      <path
        key={path}
        className={classes['tape']}
        data-at={at}
        d={path}
        pathLength={1}
        stroke="var(--accent)"
        strokeWidth={2.5}
      />
    ))}
  </svg>
);
