import { describe, expect, it } from 'vitest';
import { controls } from '#src/content/items/controls.ts';
import { drawnControl } from '#src/features/product/drawing-of.ts';

describe('a control in a drawing', () => {
  it('is a motor only where a motor moves it', () => {
    const motors = controls.filter(({ slug }) => drawnControl(slug) === 'motor').map(({ slug }) => slug);
    expect(motors).toEqual(controls.filter(({ slug }) => /motor/u.test(slug)).map(({ slug }) => slug));
  });
});
