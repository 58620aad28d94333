import { clsx as cx } from 'clsx';
import classes from './button.module.css';

type Look = 'plain' | 'filled' | 'small' | 'icon' | 'link';

/** The CSS classes of each look; `icon` and `link` do not share the border of `button`. */
const looks: Readonly<Record<Look, string>> = {
  plain: classes.button,
  filled: cx(classes.button, classes.filled),
  small: cx(classes.button, classes.small),
  icon: classes.icon,
  link: classes.link,
};

/**
 * Class of a native button or of a link that looks like one. Public pages use it so that they do not load Mantine's
 * Button.
 */
export const buttonClass = (look: Look = 'plain') => looks[look];
