import type { Client, SignIn, State } from '@foyer/core'
import { accountOf, findNetwork, metadataOf, signInOf } from '@foyer/core/internal'
import type { SiwxData } from '@foyer/protocol/siwx'
import { describeWallet } from '../../hooks/describeWallet.js'

/** What the view shows of the sign-in of the account in use; `undefined` while no wallet is connected. */
export type SignInPrompt = {
  readonly status: SignIn['status'] | 'checking'
  readonly isRequired: boolean
  readonly error: unknown
  readonly isSmartAccount: boolean
  readonly address: string
  readonly networkName: string | undefined
  readonly wallet: { readonly name: string; readonly icon: string | undefined }
  readonly site: { readonly name: string; readonly icon: string | undefined; readonly host: string }
  /** The facts of the text and the text itself, once it is made. */
  readonly text: { readonly data: SiwxData; readonly whole: string } | undefined
}

export function describePrompt(client: Client, state: State): SignInPrompt | undefined {
  const account = accountOf(state)
  if (!account) return undefined
  const { namespace, connectorId, address, type } = account
  const signIn = signInOf(client, account)
  const { name, url, icons } = metadataOf(client)
  const host = client.environment.window()?.location.host ?? ''
  const { text } = signIn ?? {}
  return {
    status: signIn && !signIn.isChecking ? signIn.status : 'checking',
    isRequired: state.siwx.isRequired === true,
    error: signIn?.error,
    isSmartAccount: type === 'smartAccount',
    address,
    networkName: findNetwork(state.network, account.chainId)?.name,
    wallet: describeWallet(client, state.wallets, connectorId, namespace),
    site: { name: name || host || url, icon: icons[0], host },
    text: text && { data: text, whole: text.toString() },
  }
}
