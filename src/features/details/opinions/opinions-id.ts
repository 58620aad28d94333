/** Id of the section with the opinions of buyers. */
export const OPINIONS_ID = 'opiniones';
