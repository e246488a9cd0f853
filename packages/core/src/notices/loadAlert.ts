import { showAlertOnce } from './showAlertOnce.js'

/** Only for dynamic import: a module that is imported both statically and dynamically splits the code of every page into more files. */
export const loadAlert = { showAlertOnce }
