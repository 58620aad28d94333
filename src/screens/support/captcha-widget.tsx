import { useCallback, useRef } from 'react';
import { ReCAPTCHA } from 'react-google-recaptcha';
import type { ActorRefFrom, EventFromLogic } from 'xstate';
import type { captchaMachine } from '#machines/captcha.machine.ts';
import { CAPTCHA_LANGUAGE } from './load-captcha-script.ts';

interface CaptchaWidgetProps {
  readonly captcha: ActorRefFrom<typeof captchaMachine>;
  readonly siteKey: string;
}

/** The service's checkbox; drawn only once its script is there. */
export function CaptchaWidget({ captcha, siteKey }: CaptchaWidgetProps) {
  const drawn = useRef<ReCAPTCHA>(null);
  const keep = useCallback(
    (widget: ReCAPTCHA | null) => {
      drawn.current = widget;
      const widgetId = widget?.getWidgetId() ?? null;
      if (widgetId !== null) captcha.send({ type: 'captcha.rendered', widgetId });
    },
    [captcha],
  );
  // The service calls back even when its widget has left the page.
  const tell = (event: EventFromLogic<typeof captchaMachine>) => {
    if (drawn.current !== null) captcha.send(event);
  };
  return (
    <ReCAPTCHA
      ref={keep}
      sitekey={siteKey}
      grecaptcha={window.grecaptcha}
      theme="light"
      size="normal"
      hl={CAPTCHA_LANGUAGE}
      onChange={(token) => {
        if (token !== null) tell({ type: 'captcha.verify', token });
      }}
      onExpired={() => {
        tell({ type: 'captcha.expire' });
      }}
      onErrored={() => {
        tell({ type: 'captcha.fail' });
      }}
    />
  );
}
