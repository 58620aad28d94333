import { describe, expect, it } from 'vitest';
import { lightOf, plainStyle, withPlainColours } from '../../deploy/og/plain-style.ts';
import { withPlainTransforms } from '../../deploy/og/plain-transforms.ts';

describe('a style sheet for a simple renderer', () => {
  it('has the light colours, also those with brackets', () => {
    expect(lightOf('a{fill:light-dark(rgb(1 2 3 / 40%), #000)}')).toBe('a{fill:rgb(1 2 3 / 40%)}');
    expect(lightOf('a{fill:light-dark(#fff, #000);stroke:light-dark(red, blue)}')).toBe(
      'a{fill:#fff;stroke:red}',
    );
  });

  it('has values in place of custom properties, also of properties that refer to others', () => {
    const plain = plainStyle(':root{--ink: #123456;--line: var(--ink);}.a{stroke: var(--line);}');
    expect(plain).toContain('stroke: #123456;');
    expect(plain).not.toContain('--');
  });

  it('has the values of the day, not of the evening', () => {
    const css = ".d{--wall: #eee;}.d[data-time='evening']{--wall: #222;}.w{fill: var(--wall);}";
    expect(plainStyle(css)).toContain('fill: #eee;');
  });

  it('has no at-rules', () => {
    expect(plainStyle('@media print{.a{fill: red;}}.b{fill: blue;}').trim()).toBe('.b{fill: blue;}');
  });

  it('has colours with commas', () => {
    expect(plainStyle('.a{fill: rgb(60 48 30 / 12%);}')).toContain('rgba(60, 48, 30, 0.12)');
  });
});

describe('a drawing for a simple renderer', () => {
  it('has the transforms of its styles as attributes', () => {
    const svg = '<g style="transform:translateY(-12.5px) skewX(-36deg) scaleY(0.4)"></g>';
    expect(withPlainTransforms(svg)).toBe('<g transform="translate(0 -12.5) skewX(-36) scale(1 0.4)"></g>');
    expect(withPlainTransforms('<g style="transform:translate(-3px, 4px)"/>')).toBe(
      '<g transform="translate(-3, 4)"/>',
    );
  });

  it('has its colours in attributes, by day and in the light scheme', () => {
    const css =
      ".drawing{--veil: light-dark(#eee, #111);}.drawing[data-time='evening']{--veil: light-dark(#ddd, #222);}";
    expect(withPlainColours('<rect fill="var(--veil)" stroke="none"/>', css)).toBe(
      '<rect fill="#eee" stroke="none"/>',
    );
  });
});
