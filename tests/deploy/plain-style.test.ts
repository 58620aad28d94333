import { describe, expect, it } from 'vitest';
import { lightOf, plainStyle } from '../../deploy/og/plain-style.ts';
import { withPlainTransforms } from '../../deploy/og/plain-transforms.ts';

describe('a style sheet for a renderer that knows little', () => {
  it('has the light colours, whatever brackets stand in them', () => {
    expect(lightOf('a{fill:light-dark(rgb(1 2 3 / 40%), #000)}')).toBe('a{fill:rgb(1 2 3 / 40%)}');
    expect(lightOf('a{fill:light-dark(#fff, #000);stroke:light-dark(red, blue)}')).toBe(
      'a{fill:#fff;stroke:red}',
    );
  });

  it('has values in place of custom properties, also of those that stand for others', () => {
    const plain = plainStyle(':root{--ink: #123456;--line: var(--ink);}.a{stroke: var(--line);}');
    expect(plain).toContain('stroke: #123456;');
    expect(plain).not.toContain('--');
  });

  it('goes by the day and not by the evening', () => {
    const css = ".d{--wall: #eee;}.d[data-time='evening']{--wall: #222;}.w{fill: var(--wall);}";
    expect(plainStyle(css)).toContain('fill: #eee;');
  });

  it('has no rules that only a browser could judge', () => {
    expect(plainStyle('@media print{.a{fill: red;}}.b{fill: blue;}').trim()).toBe('.b{fill: blue;}');
  });

  it('has colours with commas', () => {
    expect(plainStyle('.a{fill: rgb(60 48 30 / 12%);}')).toContain('rgba(60, 48, 30, 0.12)');
  });
});

describe('a drawing for the same', () => {
  it('has its moving parts where their styles move them', () => {
    const svg = '<g style="transform:translateY(-12.5px) skewX(-36deg) scaleY(0.4)"></g>';
    expect(withPlainTransforms(svg)).toBe('<g transform="translate(0 -12.5) skewX(-36) scale(1 0.4)"></g>');
    expect(withPlainTransforms('<g style="transform:translate(-3px, 4px)"/>')).toBe(
      '<g transform="translate(-3, 4)"/>',
    );
  });
});
