const NOT_A_NAME = /^(?:hola|buen[oa]s?|gracias|saludos|estimad|por favor|me cotiza)/i;

/** Longer lines are sentences, neither a place nor a cloth. */
export const MOST_NAME = 40;

/** Whether a line may be the place of a window, not a sentence or a greeting. */
export const mayBeName = (line: string): boolean => line.length <= MOST_NAME && !NOT_A_NAME.test(line);
