import { useEffect, useEffectEvent } from 'react';
import type { EventObject, Subscription } from 'xstate';

interface Emitter<Emitted extends EventObject, Type extends Emitted['type']> {
  on: (type: Type, handler: (event: Emitted & { type: Type }) => void) => Subscription;
}

/** Does something each time an actor emits an event: for what is no picture of a state, such as a widget's reset. */
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
