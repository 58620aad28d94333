import classes from './button.module.css';

type Look = 'plain' | 'filled' | 'small';

/** Class of a native button or a link that looks like one; Mantine's own Button stays out of the first page. */
export const buttonClass = (look: Look = 'plain') =>
  look === 'plain' ? classes['button'] : `${classes['button'] ?? ''} ${classes[look] ?? ''}`;
