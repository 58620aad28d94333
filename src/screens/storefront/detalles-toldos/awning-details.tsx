import { DetailsPage } from '#src/features/shop/details-page.tsx';

/** The page of an awning variant, in the colour of the address. */
export const AwningDetails = () => <DetailsPage product="toldos" />;
