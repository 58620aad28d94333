import styles from '../chart.module.css';

interface IconProps {
  readonly x: number;
  readonly y: number;
}

const drawn = (d: string) =>
  function Icon({ x, y }: IconProps) {
    return <path className={styles.icon} d={d} transform={`translate(${String(x)} ${String(y)})`} />;
  };

/** Icons of 10 × 10, drawn as lines: the page's font has none of them. */
export const InvokeIcon = drawn('M2 1.5 8.5 5 2 8.5Z');
export const OpenIcon = drawn('M5 1v8M1 5h8');
export const pillIcons = {
  done: drawn('M1 5.5 4 8.5 9 2'),
  error: drawn('M2 2l6 6M8 2 2 8'),
  after: drawn('M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8M5 2.8V5l1.6 1.2'),
  again: drawn('M8.5 5a3.5 3.5 0 1 1-1.2-2.7M8.6 .8v2.4H6.2'),
} as const;
