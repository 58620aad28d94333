import type { ComponentProps } from 'react';
import classes from './replayed-button.module.css';

interface ReplayedButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'form'> {
  /** The action; running it twice has no further effect. */
  readonly onPress: () => void;
}

/**
 * A button for prerendered pages: a press before the scripts have loaded takes effect afterwards. It submits a form
 * with an action, which React replays once it has hydrated that part of the page. It must not be inside another form.
 */
export function ReplayedButton({ onPress, ...button }: ReplayedButtonProps) {
  return (
    <form
      className={classes.form}
      action={() => {
        onPress();
      }}
    >
      <button
        {...button}
        type="submit"
        onClick={(event) => {
          // After hydration the press runs the action at once and submits nothing.
          event.preventDefault();
          onPress();
        }}
      />
    </form>
  );
}
