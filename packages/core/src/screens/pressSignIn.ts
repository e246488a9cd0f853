import type { Client } from '../Client.js'
import { accountOf } from '../siwx/accountOf.js'
import { promptSignIn } from '../siwx/promptSignIn.js'
import { signIn } from '../siwx/signIn.js'
import { report } from '../telemetry/report.js'
import { track } from '../telemetry/track.js'

/** The press on Sign: the wallet gets its request in the same turn. What goes wrong is said, and the user can press again. */
export function pressSignIn(client: Client): void {
  const account = accountOf(client.store.getState())
  if (!account) return
  const signed = signIn(client)
  // Nothing of what follows delays the request.
  const isSmartAccount = account.type === 'smartAccount'
  track(client, {
    event: 'CLICK_SIGN_SIWX_MESSAGE',
    properties: { network: account.chainId, isSmartAccount },
  })
  const followed = import('./followPress.js').then(
    ({ followPress }) => followPress(client, account, signed),
    (error) => {
      report(client, error)
      return signed.then(undefined, (why) => promptSignIn(client, account, why))
    },
  )
  followed.catch(() => {})
  signed.catch(() => {})
}
