import { describe, expect, it } from 'vitest';
import { shopPhoneHref } from '#src/ui/contact/contact-links.ts';
import { chatHref, phoneHref } from '#src/ui/contact/phone-links.ts';

describe('the links of a phone number', () => {
  it.for([
    ['81 5550 1420', '528155501420'],
    ['+52 (81) 5550-1420', '528155501420'],
    ['044 81 5550 1420', '528155501420'],
    ['81 5550 1420 ext. 12', '528155501420'],
    ['81 5550 1420 / 81 5550 1421', '528155501420'],
    ['+1 210 555 0142', '12105550142'],
  ])('of %s call and write to %s', ([phone = '', number = '']) => {
    expect(phoneHref(phone)).toBe(`tel:+${number}`);
    expect(chatHref(phone)).toBe(`https://wa.me/${number}`);
    expect(chatHref(phone, 'hola y adiós')).toBe(`https://wa.me/${number}?text=hola+y+adi%C3%B3s`);
  });

  it.for(['', '5550 1420', '1 956 555 0100', 'pregunta en la tienda'])('are none for %j', (phone) => {
    expect(phoneHref(phone)).toBeNull();
    expect(chatHref(phone)).toBeNull();
  });

  it('calls a short number, which has no chat', () => {
    expect(phoneHref('066')).toBe('tel:066');
    expect(chatHref('066')).toBeNull();
  });

  it('of the shop is made of its facts', () => {
    expect(shopPhoneHref('81 5550 1420')).toBe('tel:+528155501420');
    expect(shopPhoneHref('+1 210 555 0142')).toBe('tel:+12105550142');
  });
});
