import { attempts } from './attempts.js'

/** Asks a wallet in the press on its row. Loaded once the list is on the screen: see `preparePick`. */
export const ask = attempts.begin
