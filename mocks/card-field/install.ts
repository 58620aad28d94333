/**
 * The script in the fake payment provider's frame: accepts a test number, creates a token and exchanges the messages
 * of `src/api/card-field.ts` with the page around it. The script's text is this function's source, so it must not use
 * anything outside itself.
 */
export function installCardField(): void {
  /** A delay as long as a real provider's. */
  const REPLY_AFTER_MS = 600;
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

  const send = (message: object) => {
    window.parent.postMessage(message, origin);
  };

  const fieldOf = (name: string): HTMLInputElement => {
    const field = document.getElementById(name);
    if (field instanceof HTMLInputElement) return field;
    throw new Error('the page has no field ' + name);
  };

  const digitsOf = (name: string) => fieldOf(name).value.replace(/\D/g, '');

  /** Shows the error of a field, or removes it, and returns whether the field is valid. */
  const showError = (name: string, sentence: string) => {
    const place = document.getElementById(name + '-error');
    if (place) place.textContent = sentence;
    fieldOf(name).setAttribute('aria-invalid', String(sentence !== ''));
    return sentence === '';
  };

  const expiryError = () => {
    const digits = digitsOf('vence');
    const month = Number(digits.slice(0, 2));
    if (digits.length !== 4 || month < 1 || month > 12) return 'Escribe el mes y el año: MM/AA.';
    const today = new Date();
    const left = (2000 + Number(digits.slice(2)) - today.getFullYear()) * 12 + month - 1 - today.getMonth();
    return left < 0 ? 'Esta tarjeta ya venció.' : '';
  };

  const checkFields = () => {
    const checks = [
      showError('numero', outcomes.has(digitsOf('numero')) ? '' : 'Usa uno de los números de prueba.'),
      showError('vence', expiryError()),
      showError('codigo', /^\d{3,4}$/.test(fieldOf('codigo').value) ? '' : 'Escribe los 3 o 4 dígitos.'),
    ];
    const wrong = ['numero', 'vence', 'codigo'].find((_, index) => checks[index] === false);
    if (wrong !== undefined) fieldOf(wrong).focus();
    return wrong === undefined;
  };

  const answer = () => {
    const number = digitsOf('numero');
    const outcome = outcomes.get(number);
    if (outcome === undefined) return;
    if (outcome.becomes === 'failed') send({ type: 'card.failed' });
    else if (outcome.becomes === 'declined') {
      send({ type: 'card.declined', reason: 'Tu banco rechazó la tarjeta. Prueba con otra.' });
    } else {
      const token = ['demo', outcome.brand, number.slice(-4), digitsOf('vence')].join('-');
      send({ type: 'card.tokenized', token });
    }
  };

  const submit = () => {
    if (checkFields()) window.setTimeout(answer, REPLY_AFTER_MS);
    else send({ type: 'card.invalid' });
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
    send({ type: 'card.tokenizing' });
    submit();
  });

  send({ type: 'card.ready' });
}
