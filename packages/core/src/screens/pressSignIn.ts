import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { topEntry } from '../modal/topEntry.js'
import { dismissNotice } from '../notices/dismissNotice.js'
import { notify } from '../notices/notify.js'
import { accountOf } from '../siwx/accountOf.js'
import { offerSignIn } from '../siwx/offerSignIn.js'
import { promptSignIn } from '../siwx/promptSignIn.js'
import { signIn } from '../siwx/signIn.js'
import { track } from '../telemetry/track.js'

/** The press on Sign: the wallet gets its request in the same turn. What goes wrong is said, and the user can press again. */
export function pressSignIn(client: Client): void {
  const account = accountOf(client.store.getState())
  if (!account) return
  const isSmartAccount = account.type === 'smartAccount'
  track(client, {
    event: 'CLICK_SIGN_SIWX_MESSAGE',
    properties: { network: account.chainId, isSmartAccount },
  })
  const end = showVerifying(client)
  signIn(client)
    .finally(end)
    .catch((error) => {
      if (client.signal.aborted || FoyerError.is(error, 'sign_in_overtaken')) return
      if (isSmartAccount) notify(client, { kind: 'error', code: 'smart_account_not_supported' })
      else if (FoyerError.is(error, 'user_rejected'))
        notify(client, { kind: 'error', code: 'signature_declined' })
      const { modal } = client.store.getState()
      const isShown = modal.open && topEntry(modal.history).name === 'SIWXSignMessage'
      if (isShown) void offerSignIn(client, account, error)
      else promptSignIn(client, account, error)
    })
}

/** While the signature is checked and the modal shows something else, as after the embedded wallet's own screen, a toast says so. */
function showVerifying(client: Client): () => void {
  let isToast = false
  const stop = client.store.subscribe(({ siwx, modal, network }) => {
    const status = network.active && siwx.byNamespace[network.active]?.status
    const isPrompt = modal.open && topEntry(modal.history).name === 'SIWXSignMessage'
    if (isToast || status !== 'verifying' || isPrompt) return
    isToast = true
    notify(client, { kind: 'loading', code: 'authenticating' })
  })
  return () => {
    stop()
    if (isToast) dismissNotice(client)
  }
}
