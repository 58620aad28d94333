import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focus at the tester's control: the screen in the frame focuses its own headings, which would take the focus
 * away from a tester with a keyboard.
 */
export function useOwnFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let isHandInside = false;
    let own: Element | null = null;

    const onOutside = (event: Event) => {
      // Tab may lead into the frame: the focus then stays there.
      isHandInside = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    const onInside = () => {
      isHandInside = true;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== frame.current) own = target;
    };
    const onBlur = () => {
      const left = document.activeElement === frame.current;
      if (!left || isHandInside) return;
      if (own instanceof HTMLElement || own instanceof SVGElement) own.focus({ preventScroll: true });
    };
    const onLoad = () => {
      const inside = frame.current?.contentWindow;
      inside?.addEventListener('pointerdown', onInside, true);
      inside?.addEventListener('keydown', onInside, true);
    };

    const element = frame.current;
    element?.addEventListener('load', onLoad);
    onLoad();
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('keydown', onOutside, true);
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('blur', onBlur);
    return () => {
      element?.removeEventListener('load', onLoad);
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('keydown', onOutside, true);
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('blur', onBlur);
    };
  }, [frame]);
}
