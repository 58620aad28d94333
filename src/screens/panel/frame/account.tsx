import { lazy, Suspense, useState } from 'react';
import { AccountButton } from './account-button.tsx';

const loadMenu = () => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu }));
const AccountMenu = lazy(loadMenu);

/** The account menu, whose parts are fetched when a hand comes near its button. */
export function Account() {
  const [asked, setAsked] = useState(false);
  const button = (
    <AccountButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => {
        setAsked(true);
      }}
    />
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  );
}
