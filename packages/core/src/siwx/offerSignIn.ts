import { siwxTextLifeMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { loadStore } from './loadStore.js'
import { prepareText } from './prepareText.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'
import { signInOf } from './signInOf.js'

/**
 * Prompts the user to sign in: the text is made now, so that the press sends the wallet its request at once, and made anew before its nonce is too old.
 * Ends with the prompt. What fails is in the state.
 */
export async function offerSignIn(client: Client, account: SigningAccount, error?: unknown) {
  const failure = error === undefined ? {} : { error }
  if (!setSignIn(client, account, { status: 'asking', ...failure })) return
  const isOffered = () => signInOf(client, account)?.status === 'asking'
  try {
    const { textLifeMs = siwxTextLifeMs } = await loadStore(client)
    const text = await prepareText(client, account)
    if (!isOffered()) return
    setSignIn(client, account, { status: 'asking', text, ...failure })
    const isShown = () => signInOf(client, account)?.text === text
    client.clock.after(textLifeMs, () => {
      if (isOffered() && isShown()) void offerSignIn(client, account)
    })
  } catch (error) {
    if (isOffered()) setSignIn(client, account, { status: 'failed', error })
  }
}
