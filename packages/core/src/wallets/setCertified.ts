import type { Client } from '../Client.js'
import { setDirectory } from './setDirectory.js'

/** Lists only certified wallets, or all again. */
export function setCertified(client: Client, certified: boolean): void {
  setDirectory(client, { certified })
}
