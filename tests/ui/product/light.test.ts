import { describe, expect, it } from 'vitest';
import { brightness, mix } from '#src/ui/product/colour.ts';
import { lightThrough } from '#src/ui/product/light.ts';

const grey = '#8a8a8a';

describe('the light through a fabric', () => {
  it('is none through blackout, except at its edges', () => {
    expect(lightThrough({ colour: grey, weave: 'blackout' }, 'day')).toEqual({
      see: 0,
      veil: 1,
      glow: 0,
      edge: 1,
    });
  });

  it('is more through a more open screen', () => {
    const seen = [1, 3, 5, 10].map(
      (openFactor) => lightThrough({ colour: grey, weave: 'screen', openFactor }, 'day').see,
    );
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(new Set(seen).size).toBe(4);
  });

  it('shows the view more clearly through a dark screen, and makes a bright one glow', () => {
    const dark = lightThrough({ colour: '#2b2b2b', weave: 'screen', openFactor: 5 }, 'day');
    const bright = lightThrough({ colour: '#f4f1ea', weave: 'screen', openFactor: 5 }, 'day');
    expect(dark.see).toBeGreaterThan(bright.see);
    expect(dark.veil).toBeLessThan(bright.veil);
    expect(dark.glow).toBeLessThan(bright.glow);
  });

  it('ends in the evening', () => {
    expect(lightThrough({ colour: grey, weave: 'translucida' }, 'evening')).toMatchObject({
      glow: 0,
      edge: 0,
    });
  });

  it('treats an openness above that of any screen as the highest one', () => {
    const through = (openFactor: number) =>
      lightThrough({ colour: grey, weave: 'screen', openFactor }, 'day');
    expect(through(30)).toEqual(through(10));
  });
});

describe('a colour', () => {
  it('is mixed channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#abc', '#abc', 0.3)).toBe('#aabbcc');
  });

  it('is a middle grey when it cannot be read', () => {
    expect(mix('#nonsense', '#ffffff', 0)).toBe('#808080');
  });

  it('has its perceived brightness', () => {
    expect(brightness('#ffffff')).toBeCloseTo(1);
    expect(brightness('#00ff00')).toBeGreaterThan(brightness('#0000ff'));
  });
});
