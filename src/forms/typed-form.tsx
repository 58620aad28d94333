import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { forgetTyped, type TypedValues } from '#src/browser/typed.ts';
import notice from '#src/ui/messages/notice.module.css';
import { hasText, NOTHING_TYPED, typedIn, TypedValuesContext } from './typed-values.ts';
import { useTyped } from './use-typed.ts';

/** Fields whose values a screen holds, such as a place that is also chosen on a map. */
export interface HeldFields {
  /** Their unsaved values; null when nothing is unsaved. */
  readonly read: () => TypedValues | null;
  readonly giveBack: (values: TypedValues) => void;
}

/** Says that a form holds what was typed before the session expired. */
export const TypedNote = () => (
  <p role="status" className={notice.notice}>
    Recuperamos lo que habías escrito. Aún no se ha guardado.
  </p>
);

interface TypedFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onInput'> {
  /** Is given the form's element. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Names the form and its record in every session; null when nothing of it is kept. */
  readonly keptAs: string | null;
  /** False from a submission until the server has saved it. */
  readonly isSaved: boolean;
  /** @default none: its fields hold their values themselves */
  readonly held?: HeldFields | undefined;
}

/**
 * A form whose typed values survive the end of the session. Kept are the fields marked as such: all of this folder, except
 * those for passwords.
 */
export function TypedForm({ form, keptAs, isSaved, held, children, ...props }: TypedFormProps) {
  const [kept, setKept] = useState(NOTHING_TYPED);
  const [isNoted, setNoted] = useState(false);
  const isTouched = useRef(false);
  useTyped({
    name: keptAs,
    read: () => {
      if (held !== undefined) return held.read();
      return isTouched.current && form.current !== null ? typedIn(form.current) : null;
    },
    giveBack: (values) => {
      setKept(values);
      setNoted(true);
      held?.giveBack(values);
    },
  });
  // Restored values count as typed, also for what surrounds the form.
  useLayoutEffect(() => {
    if (kept !== NOTHING_TYPED) form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [kept, form]);
  useEffect(() => {
    if (!isSaved) return;
    isTouched.current = false;
    if (keptAs !== null) forgetTyped(keptAs);
  }, [isSaved, keptAs]);
  // A prerendered form may be filled before anybody listens to it.
  useEffect(() => {
    if (form.current !== null && hasText(form.current)) isTouched.current = true;
  }, [form]);
  return (
    <form
      {...props}
      ref={form}
      onInput={() => {
        isTouched.current = true;
      }}
      onSubmit={(event) => {
        setNoted(false);
        props.onSubmit?.(event);
      }}
    >
      {isNoted ? <TypedNote /> : null}
      <TypedValuesContext value={kept}>
        {/* Fields start with what is back. */}
        <Fragment key={kept === NOTHING_TYPED ? 'new' : 'back'}>{children}</Fragment>
      </TypedValuesContext>
    </form>
  );
}
