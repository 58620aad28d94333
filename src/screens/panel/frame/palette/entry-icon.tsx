import {
  IconArrowRight,
  IconBook2,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconDownload,
  IconFileText,
  IconKey,
  IconLogout,
  IconMoon,
  IconNews,
  IconPackage,
  IconPlus,
  IconRuler2,
  IconShoppingCart,
  IconSun,
  IconTag,
  IconUser,
  IconUserPlus,
  IconUsers,
} from '#src/ui/icons.ts';
import type { PaletteEntry } from './entries.ts';
import classes from './palette.module.css';

const icons: Readonly<Record<string, typeof IconTag>> = {
  profile: IconUser,
  quotes: IconFileText,
  quotesAdmin: IconFileText,
  orders: IconPackage,
  ordersAdmin: IconPackage,
  cart: IconShoppingCart,
  cartAdmin: IconShoppingCart,
  priceList: IconTag,
  catalogLists: IconBook2,
  promotions: IconNews,
  blindsStock: IconBuildingWarehouse,
  galleriesStock: IconBuildingWarehouse,
  motorsStock: IconBuildingWarehouse,
  pricesStock: IconBuildingWarehouse,
  users: IconUsers,
  quoter: IconRuler2,
  shop: IconBuildingStore,
  'download-prices': IconDownload,
  'new-quote': IconPlus,
  'new-user': IconUserPlus,
  'change-password': IconKey,
  dark: IconMoon,
  light: IconSun,
  'log-out': IconLogout,
};

/** The icon of an entry; a record has that of its list. */
export function EntryIcon({ id, needs }: Pick<PaletteEntry, 'id' | 'needs'>) {
  const Icon = icons[id] ?? icons[needs] ?? IconArrowRight;
  return <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />;
}
