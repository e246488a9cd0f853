import { FoyerError } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { isShown } from '../modal/isShown.js'
import { topEntry } from '../modal/topEntry.js'
import { dismissNotice } from '../notices/dismissNotice.js'
import { notify } from '../notices/notify.js'
import { offerSignIn } from '../siwx/offerSignIn.js'
import { promptSignIn } from '../siwx/promptSignIn.js'
import type { SigningAccount } from '../siwx/SigningAccount.js'
import type { State } from '../state.js'

/** Says how it goes that a wallet signs in: what goes wrong, and that the user can press again. Never rejects. */
export async function followPress(
  client: Client,
  account: SigningAccount,
  signed: Promise<SiwxSession>,
): Promise<void> {
  const end = showVerifying(client)
  try {
    await signed.finally(end)
  } catch (error) {
    if (!client.signal.aborted && !FoyerError.is(error, 'sign_in_overtaken'))
      showFailure(client, account, error)
  }
}

function showFailure(client: Client, account: SigningAccount, error: unknown) {
  if (account.type === 'smartAccount')
    notify(client, { kind: 'error', code: 'smart_account_not_supported' })
  else if (FoyerError.is(error, 'user_rejected'))
    notify(client, { kind: 'error', code: 'signature_declined' })
  const { modal } = client.store.getState()
  const isPrompt = isShown(client) && topEntry(modal.history).name === 'SIWXSignMessage'
  if (isPrompt) void offerSignIn(client, account, error)
  else promptSignIn(client, account, error)
}

/** While the signature is checked and the modal shows something else, as after the embedded wallet's own screen, a toast says so. */
function showVerifying(client: Client): () => void {
  let isToast = false
  const look = ({ siwx, modal, network }: State) => {
    const status = network.active && siwx.byNamespace[network.active]?.status
    const isPrompt = isShown(client) && topEntry(modal.history).name === 'SIWXSignMessage'
    if (isToast || status !== 'verifying' || isPrompt) return
    isToast = true
    notify(client, { kind: 'loading', code: 'authenticating' })
  }
  const stop = client.store.subscribe(look)
  look(client.store.getState())
  return () => {
    stop()
    if (isToast) dismissNotice(client)
  }
}
