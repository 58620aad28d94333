import type { Seller } from '#src/api/contract/assumed/brand.ts';
import { site } from '#src/config/site.ts';
import { phoneText } from '#src/format/phone.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './seller-head.module.css';

const isText = (written: string | null): written is string => written !== null && written !== '';

/** Whether a seller has more than a name and ways to be reached. */
export const hasBrand = (seller: Seller | null): seller is Seller =>
  seller !== null && (seller.logo !== null || isText(seller.address));

/** How a dealer signs what their client reads: logo or name, and where they are. A logo is on white, as on paper. */
export function SellerHead({ seller: { name, logo, phone, address } }: { readonly seller: Seller }) {
  const shown = isText(name) ? name : site.brand;
  const facts = [address, isText(phone) ? phoneText(phone) : null].filter(isText);
  return (
    <div className={layout.stack} data-gap="small">
      {logo === null ? (
        <p className={text.name}>{shown}</p>
      ) : (
        <img className={classes.logo} src={logo} alt={shown} />
      )}
      {facts.map((fact) => (
        <p key={fact} className={text.soft} data-small>
          {fact}
        </p>
      ))}
    </div>
  );
}
