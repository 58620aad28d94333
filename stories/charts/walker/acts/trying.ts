import type { Act } from '../../fixtures/act.ts';
import type { Walk } from '../walk.ts';

/** Props of a control that shows what its act would do while the pointer or the focus is on it. */
export const trying = ({ onTry }: Pick<Walk, 'onTry'>, act: Act) => {
  const begin = () => {
    onTry(act);
  };
  const end = () => {
    onTry(null);
  };
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
};
