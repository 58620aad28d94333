import type { Hex } from './drawing.ts';

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (hex: Hex): Channels => {
  const digits = hex.slice(1);
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(whole.slice(0, 6), 16);
  return Number.isNaN(value) ? [128, 128, 128] : [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (channels: Channels): Hex =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes `share` (0 to 1) of the second colour into the first. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const [r, g, b] = channelsOf(first);
  const [red, green, blue] = channelsOf(second);
  return hexOf([r + (red - r) * share, g + (green - g) * share, b + (blue - b) * share]);
}

/** Perceived brightness of a colour, 0 to 1. */
export function brightness(hex: Hex): number {
  const [r, g, b] = channelsOf(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** The colour in shade: darker and a little cooler, as in a bright room. */
export const shade = (hex: Hex, share: number): Hex => mix(hex, '#1b2326', share);

/** The colour in light: lighter and a little warmer. */
export const tint = (hex: Hex, share: number): Hex => mix(hex, '#fff8ea', share);
