import { Suspense, useState } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { AccountButton } from './account-button.tsx';

const loadMenu = () => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu }));
const AccountMenu = lazyPart(loadMenu, AccountButton);

/** Its failure is told when the menu is needed. */
const loadEarly = () => {
  loadMenu().catch(() => undefined);
};

/**
 * The account menu, loaded when the pointer or the focus reaches its button. On the page that the build writes the
 * button is disabled, because a press would be lost.
 */
export function Account() {
  const isHydrated = useHydrated();
  const [isRequested, setRequested] = useState(false);
  const button = (
    <AccountButton
      disabled={!isHydrated}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
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
