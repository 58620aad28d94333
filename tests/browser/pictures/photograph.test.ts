import { describe, expect, onTestFinished, test } from 'vitest';
import { photograph } from '#stories/charts/stage/photograph.ts';

/** A page with a form; returns the field of a selector. */
function showForm(): (selector: string) => HTMLInputElement {
  const form = document.createElement('form');
  form.style.cssText = 'position:fixed;inset:0;background:#fff';
  form.innerHTML = `
    <input name="email" />
    <input name="password" type="password" />
    <input name="password_confirmation" type="text" />
    <input name="visible" autocomplete="current-password" type="text" />
    <input name="number" autocomplete="cc-number" />
    <textarea name="g-recaptcha-response" hidden></textarea>`;
  document.body.append(form);
  onTestFinished(() => {
    form.remove();
  });
  return (selector) => {
    const field = form.querySelector<HTMLInputElement>(selector);
    if (field === null) throw new Error(`there is no ${selector}`);
    return field;
  };
}

describe('a picture of the screen', () => {
  test('shows what was typed, but no password, card number or frame', async () => {
    const field = showForm();
    const empty = await photograph(document);
    expect(empty).toMatch(/^data:image\/png;base64,/);
    for (const secret of [
      '[type=password]',
      '[name=password_confirmation]',
      '[name=visible]',
      '[name=number]',
    ]) {
      field(secret).value = '4111 1111';
    }
    expect(await photograph(document)).toBe(empty);
    field('[name=email]').value = 'ana@correo.mx';
    expect(await photograph(document)).not.toBe(empty);
  });
});
