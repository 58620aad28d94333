import { lazy, Suspense, useState } from 'react';
import { AccountButton } from './account-button.tsx';

const loadMenu = () => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu }));
const AccountMenu = lazy(loadMenu);

/** The account menu, loaded when the pointer or the focus reaches its button. */
export function Account() {
  const [isRequested, setRequested] = useState(false);
  const button = (
    <AccountButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => {
        setRequested(true);
      }}
    />
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  );
}
