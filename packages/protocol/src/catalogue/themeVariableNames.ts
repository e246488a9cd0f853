/*
 * What a set-up is checked by once the first picture is there. In a file of its own: nothing of it comes early.
 */

/** CSS variables of a theme, without `--foyer-` or `--w3m-` before them. */
export const themeVariableNames = [
  'accent',
  'color-mix',
  'color-mix-strength',
  'font-family',
  'font-size-master',
  'border-radius-master',
  'z-index',
  'qr-color',
] as const
