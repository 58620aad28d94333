import { DetailsPage } from '#src/features/details/details-page.tsx';

/** The page of a blind variant, in the colour of the address. */
export const BlindDetails = () => <DetailsPage product="persianas" />;
