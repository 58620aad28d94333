import { installCardField } from './install.ts';

/** File names of the fake card field, next to the app's own page. */
export const CARD_FIELD_PAGE = 'card-field.html';
export const CARD_FIELD_SCRIPT = 'card-field.js';

/** The page's own style: a provider's frame knows only the color scheme of the page around it, not its theme. */
const style = `
:root { color-scheme: light dark; font: 400 16px/1.4 Roboto, system-ui, sans-serif; }
body { margin: 0; padding: 3px; background: transparent; color: light-dark(#1f2423, #ebe8e1); }
form { display: grid; gap: .75rem; grid-template-columns: 1fr 1fr; }
.wide { grid-column: 1 / -1; }
label { display: block; font-size: .9375rem; font-weight: 500; margin-block-end: .25rem; }
input { appearance: none; background: light-dark(#fff, #161918); border: 1px solid light-dark(#8b8d86, #70766f);
  border-radius: 4px; box-sizing: border-box; color: inherit; font: inherit; inline-size: 100%;
  min-block-size: 2.75rem; padding: .5rem .75rem; }
input:focus-visible { border-color: light-dark(#0f6b66, #5fc2b8); outline: 2px solid light-dark(#0f6b66, #5fc2b8); outline-offset: -1px; }
input[aria-invalid=true] { border-color: light-dark(#993826, #e6978a); }
.error { color: light-dark(#993826, #e6978a); font-size: .8125rem; margin: .25rem 0 0; }
.error:empty { display: none; }
.help { color: light-dark(#5b625f, #a7aba5); font-size: .8125rem; margin: 0; }
.help b { font-weight: 500; white-space: nowrap; }
`;

const field = (id: string, label: string, hint: string, autocomplete: string, className = '') => `
<div class="${className}">
  <label for="${id}">${label}</label>
  <input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" aria-describedby="${id}-error">
  <p class="error" id="${id}-error" role="alert"></p>
</div>`;

/** The HTML of the fake card field. */
export const cardFieldHtml = `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Datos de tu tarjeta</title>
<style>${style}</style>
<form novalidate>
${field('numero', 'Número de tarjeta', '4242 4242 4242 4242', 'cc-number', 'wide')}
${field('vence', 'Vencimiento', 'MM/AA', 'cc-exp')}
${field('codigo', 'Código (CVV)', '123', 'cc-csc')}
<p class="help wide">Números de prueba: <b>4242 4242 4242 4242</b>, <b>5555 5555 5555 4444</b> y <b>3782 822463 10005</b> se
aceptan; <b>4000 0000 0000 0002</b> la rechaza el banco; con <b>4000 0000 0000 9995</b> falla la conexión.</p>
<button hidden>Guardar</button>
</form>
<script src="${CARD_FIELD_SCRIPT}"></script>
</html>
`;

/** The script of the fake card field. */
export const cardFieldScript = `(${installCardField.toString()})();\n`;
