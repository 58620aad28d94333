import { useCallback, useRef } from 'react';
import { ReCAPTCHA } from 'react-google-recaptcha';
import type { ActorRefFrom, EventFromLogic } from 'xstate';
import type { captchaMachine } from '#machines/captcha/captcha.machine.ts';
import { CAPTCHA_LANGUAGE } from './load-captcha-script.ts';

interface CaptchaWidgetProps {
  readonly captcha: ActorRefFrom<typeof captchaMachine>;
  readonly siteKey: string;
}

/** The captcha service's checkbox; rendered only after its script has loaded. */
export function CaptchaWidget({ captcha, siteKey }: CaptchaWidgetProps) {
  const mounted = useRef<ReCAPTCHA>(null);
  const attach = useCallback(
    (widget: ReCAPTCHA | null) => {
      mounted.current = widget;
      const widgetId = widget?.getWidgetId() ?? null;
      if (widgetId !== null) captcha.send({ type: 'captcha.rendered', widgetId });
    },
    [captcha],
  );
  // The service calls back even after its widget was unmounted.
  const send = (event: EventFromLogic<typeof captchaMachine>) => {
    if (mounted.current !== null) captcha.send(event);
  };
  return (
    <ReCAPTCHA
      ref={attach}
      sitekey={siteKey}
      grecaptcha={window.grecaptcha}
      theme="light"
      size="normal"
      hl={CAPTCHA_LANGUAGE}
      onChange={(token) => {
        if (token !== null) send({ type: 'captcha.verify', token });
      }}
      onExpired={() => {
        send({ type: 'captcha.expire' });
      }}
      onErrored={() => {
        send({ type: 'captcha.fail' });
      }}
    />
  );
}
