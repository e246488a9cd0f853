import type { Client } from '../client.js'
import { setDirectory } from './setDirectory.js'

/** Lists only wallets that were chosen with care, or all again. */
export function setCertified(client: Client, certified: boolean): void {
  setDirectory(client, { certified })
}
