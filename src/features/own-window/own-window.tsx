import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';

const OwnWindowDialog = lazyPart(
  () => import('./dialog/own-window-dialog.tsx').then((module) => ({ default: module.OwnWindowDialog })),
  () => null,
);

/** The window of a quote in which the product is tried. */
export interface QuotedWindow {
  /** As the quoter draws it. */
  readonly drawing: Drawing;
  /** Whether its measures were entered. */
  readonly isMeasured: boolean;
  readonly onColour: (slug: string) => void;
  /** Takes the estimated size of the opening. */
  readonly onUse: (opening: Size) => void;
}

export interface OwnWindowProps {
  readonly variant: Variant;
  readonly colour: Colour;
  /** Outside the quoter the estimate begins a quote. */
  readonly quoted?: QuotedWindow;
}

const HASH = '#tu-ventana';
/** History state of the entry that the link makes: going back closes the dialog. */
const OPENED = { quiet: true, openedHere: true } as const;

/** A link that shows the product in a photo of the person's own window. The dialog loads when it opens. */
export function OwnWindow(props: OwnWindowProps) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = useHydrated() && hash === HASH;
  return (
    <>
      <Link className={buttonClass()} to={{ search, hash: HASH }} state={OPENED} preventScrollReset>
        Probar en tu ventana
      </Link>
      {isOpen ? (
        <Suspense>
          <OwnWindowDialog
            {...props}
            onClose={() => {
              // An entry of the link's own is left by going back.
              if (state?.openedHere) void navigate(-1);
              else
                void navigate(
                  { search },
                  { replace: true, state: { quiet: true }, preventScrollReset: true },
                );
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
