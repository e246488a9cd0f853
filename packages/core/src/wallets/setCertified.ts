import type { Client } from '../Client.js'
import { notify } from '../notices/notify.js'
import { setDirectory } from './setDirectory.js'

/** Lists only certified wallets, which a notice says, or all again. */
export function setCertified(client: Client, certified: boolean): void {
  setDirectory(client, { certified })
  if (certified) notify(client, { kind: 'success', code: 'only_certified' })
}
