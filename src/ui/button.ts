import classes from './button.module.css';

type Look = 'plain' | 'filled' | 'small' | 'icon' | 'link';

/** The CSS classes of each look; `icon` and `link` do not share the border of `button`. */
const looks: Readonly<Record<Look, readonly string[]>> = {
  plain: ['button'],
  filled: ['button', 'filled'],
  small: ['button', 'small'],
  icon: ['icon'],
  link: ['link'],
};

/**
 * Class of a native button or of a link that looks like one. Public pages use it so that they do not load Mantine's
 * Button.
 */
export const buttonClass = (look: Look = 'plain') => looks[look].map((name) => classes[name]).join(' ');
