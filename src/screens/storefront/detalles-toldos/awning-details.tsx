import { DetailsPage } from '#src/features/details/details-page.tsx';

/** The page of an awning variant, in the colour of the address. */
export const AwningDetails = () => <DetailsPage product="toldos" />;
