import { Buying } from './buying.tsx';
import { Families } from './families.tsx';
import { LightStrip } from './light-strip.tsx';
import { MeasureInvitation } from './measure-invitation.tsx';
import { NearestDealer } from './nearest-dealer.tsx';
import classes from './rest.module.css';
import { ShopPromise } from './shop-promise.tsx';

/** Everything of the first page that is below its first screen. */
export function Rest() {
  return (
    <div className={classes['rest']}>
      <Families />
      <LightStrip />
      <Buying />
      <MeasureInvitation />
      <NearestDealer />
      <ShopPromise />
    </div>
  );
}
