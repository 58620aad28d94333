import { bypass, http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { CARD_FIELD_PAGE } from './card-field/page.ts';

/** The fake captcha service accepts any key. */
const DEMO_SITE_KEY = 'demo';

const Content = z.looseObject({});

/** Serves the page's own config.json, with the fake captcha and card field where the deployment has none. */
export const demoConfig = http.get('*/config.json', async ({ request }) => {
  const response = await fetch(bypass(request));
  if (!response.ok) return response;
  const content = z.safeParse(Content, await response.clone().json());
  if (!content.success) return response;
  const page = new URL(CARD_FIELD_PAGE, request.url);
  return HttpResponse.json({
    ...content.data,
    recaptchaSiteKey: content.data['recaptchaSiteKey'] ?? DEMO_SITE_KEY,
    cardField: content.data['cardField'] ?? { url: page.href, origin: page.origin },
  });
});
