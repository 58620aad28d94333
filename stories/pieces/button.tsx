import { buttonClass } from '#src/ui/controls/button.ts';

interface ButtonProps {
  /** `filled` for the primary action of a page; `small` inside other pieces. */
  readonly look?: 'plain' | 'filled' | 'small';
  /** The text: a word or two. */
  readonly children: string;
  readonly onClick?: () => void;
}

/** A native button in one of the looks of `buttonClass`; a link takes the same class. */
export function Button({ look = 'plain', children, onClick }: ButtonProps) {
  return (
    <button type="button" className={buttonClass(look)} onClick={onClick}>
      {children}
    </button>
  );
}
