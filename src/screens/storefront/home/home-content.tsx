import { Buying } from './buying.tsx';
import { Families } from './families.tsx';
import classes from './home-content.module.css';
import { LightStrip } from './light-strip.tsx';
import { NearestDealer } from './nearest-dealer.tsx';
import { ShopPromise } from './shop-promise.tsx';

export { MeasureForm } from './measure-form.tsx';

/** The home page below the first screen. */
export function HomeContent() {
  return (
    <div className={classes.content}>
      <Families />
      <LightStrip />
      <Buying />
      <NearestDealer />
      <ShopPromise />
    </div>
  );
}
