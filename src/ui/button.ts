import classes from './button.module.css';

type Look = 'plain' | 'filled' | 'small' | 'icon' | 'link';

/** What each look is made of: the last two share nothing with a button that has a border. */
const looks: Readonly<Record<Look, readonly string[]>> = {
  plain: ['button'],
  filled: ['button', 'filled'],
  small: ['button', 'small'],
  icon: ['icon'],
  link: ['link'],
};

/** Class of a native button or a link that looks like one; Mantine's own Button stays out of the first page. */
export const buttonClass = (look: Look = 'plain') => looks[look].map((name) => classes[name]).join(' ');
