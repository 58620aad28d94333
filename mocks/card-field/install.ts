/**
 * What the stand-in of a payment provider does in its frame: takes a test number, makes a token of it, and speaks with
 * the page around it as `src/api/card-field.ts` says. Its text is what the fake page's script is made of: it may use
 * nothing from outside itself.
 */
export function installCardField(): void {
  /** As long as a provider takes. */
  const ANSWERS_AFTER_MS = 600;
  const origin = window.location.origin;

  const outcomes = new Map<
    string,
    { readonly brand: string; readonly becomes: 'token' | 'declined' | 'failed' }
  >([
    ['4242424242424242', { brand: 'visa', becomes: 'token' }],
    ['5555555555554444', { brand: 'mastercard', becomes: 'token' }],
    ['378282246310005', { brand: 'amex', becomes: 'token' }],
    ['4000000000000002', { brand: 'visa', becomes: 'declined' }],
    ['4000000000009995', { brand: 'visa', becomes: 'failed' }],
  ]);

  const say = (message: object) => {
    window.parent.postMessage(message, origin);
  };

  const fieldOf = (name: string): HTMLInputElement => {
    const field = document.getElementById(name);
    if (field instanceof HTMLInputElement) return field;
    throw new Error('the page has no field ' + name);
  };

  const digitsOf = (name: string) => fieldOf(name).value.replace(/\D/g, '');

  /** Says what is wrong with a field, or that nothing is, and answers whether it can be used. */
  const judge = (name: string, sentence: string) => {
    const place = document.getElementById(name + '-error');
    if (place) place.textContent = sentence;
    fieldOf(name).setAttribute('aria-invalid', String(sentence !== ''));
    return sentence === '';
  };

  const judgeExpiry = () => {
    const digits = digitsOf('vence');
    const month = Number(digits.slice(0, 2));
    if (digits.length !== 4 || month < 1 || month > 12) return 'Escribe el mes y el año: MM/AA.';
    const today = new Date();
    const left = (2000 + Number(digits.slice(2)) - today.getFullYear()) * 12 + month - 1 - today.getMonth();
    return left < 0 ? 'Esta tarjeta ya venció.' : '';
  };

  const judgeAll = () => {
    const checks = [
      judge('numero', outcomes.has(digitsOf('numero')) ? '' : 'Usa uno de los números de prueba.'),
      judge('vence', judgeExpiry()),
      judge('codigo', /^\d{3,4}$/.test(fieldOf('codigo').value) ? '' : 'Escribe los 3 o 4 dígitos.'),
    ];
    const wrong = ['numero', 'vence', 'codigo'].find((_, index) => checks[index] === false);
    if (wrong !== undefined) fieldOf(wrong).focus();
    return wrong === undefined;
  };

  const answer = () => {
    const number = digitsOf('numero');
    const outcome = outcomes.get(number);
    if (outcome === undefined) return;
    if (outcome.becomes === 'failed') say({ type: 'card.failed' });
    else if (outcome.becomes === 'declined') {
      say({ type: 'card.declined', reason: 'Tu banco rechazó la tarjeta. Prueba con otra.' });
    } else {
      const token = ['demo', outcome.brand, number.slice(-4), digitsOf('vence')].join('-');
      say({ type: 'card.tokenized', token });
    }
  };

  const submit = () => {
    if (judgeAll()) window.setTimeout(answer, ANSWERS_AFTER_MS);
    else say({ type: 'card.invalid' });
  };

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const { data } = event;
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'card.submit') submit();
  });

  fieldOf('vence').addEventListener('input', () => {
    const digits = digitsOf('vence').slice(0, 4);
    fieldOf('vence').value = digits.length > 2 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits;
  });

  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    say({ type: 'card.tokenizing' });
    submit();
  });

  say({ type: 'card.ready' });
}
