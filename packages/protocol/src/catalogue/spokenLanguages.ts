/** The languages that Foyer has texts in. */
export const spokenLanguages = ['en'] as const
