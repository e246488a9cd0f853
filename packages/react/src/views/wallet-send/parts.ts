import { chooseMax } from '@foyer/core/send'
import { RecipientWarnings } from '../RecipientWarnings.js'
import { Book } from './Book.js'
import { Failure } from './Failure.js'
import { Found } from './Found.js'
import { LateScan } from './LateScan.js'
import { Memo } from './Memo.js'
import { Recents } from './Recents.js'
import { Wrong } from './Wrong.js'

/** What the view draws and does once something is typed, pressed or known. It comes in one file, which is fetched when the fields stand. */
export const parts = {
  ...{ Book, chooseMax, Failure, Found, Memo, Recents, Wrong },
  Scan: LateScan,
  Warnings: RecipientWarnings,
}
