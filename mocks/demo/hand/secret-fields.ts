import { isSecretName } from '../../mask.ts';

/** Whether a field holds what must not leave the page: a password, also a visible one, a card, a captcha's answer. */
export const isSecret = ({ type, name, autocomplete }: HTMLInputElement): boolean =>
  type === 'password' || isSecretName(name) || isSecretName(autocomplete) || autocomplete.startsWith('cc-');

/** A text of the same length and kinds of signs that says nothing: a form takes it as it takes the secret. */
export const standIn = (secret: string): string =>
  secret
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{Ll}/gu, 'a')
    .replaceAll(/\d/g, '1')
    .replaceAll(/[^Aa1]/gu, '.');
