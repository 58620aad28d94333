import { useEffect, useEffectEvent } from 'react';
import type { EventObject, Subscription } from 'xstate';

interface Emitter<Emitted extends EventObject, Type extends Emitted['type']> {
  on: (type: Type, handler: (event: Emitted & { type: Type }) => void) => Subscription;
}

/**
 * Calls a handler each time an actor emits an event, for effects that are not part of a state, such as the reset of a
 * widget.
 */
export function useActorEvent<Emitted extends EventObject, Type extends Emitted['type']>(
  actor: Emitter<Emitted, NoInfer<Type>>,
  type: Type,
  handler: (event: Emitted & { type: Type }) => void,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    const subscription = actor.on(type, (event) => {
      onEvent(event);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor, type]);
}
