import { describe, expect, it } from 'vitest';
import { phoneHref } from '#src/ui/contact/contact-links.ts';

describe('the link of a phone number', () => {
  it.for([
    ['81 5550 1420', 'tel:+528155501420'],
    ['+52 (81) 5550-1420', 'tel:+528155501420'],
    ['+1 210 555 0142', 'tel:+12105550142'],
    ['066', 'tel:066'],
  ])('%s is %s', ([phone = '', address]) => {
    expect(phoneHref(phone)).toBe(address);
  });
});
