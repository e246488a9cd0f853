/*
 * What a page needs before the first press. In a file of their own: where a bundle takes one number of a file early, all that
 * are used later come early as well.
 */

// Storage
export const storageVersion = 1

// Versions and fall-backs
export const defaultThemeMode = 'dark'
