import { FoyerError } from '@foyer/protocol'
import { changeName, registerName as registerCall } from '@foyer/protocol/api'
import { getIdentityQueryKey } from '../account/getIdentityQueryOptions.js'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { getCaipAddress } from '../connection/getCaipAddress.js'
import { isSmartAccount } from '../send/isSmartAccount.js'
import { track } from '../telemetry/track.js'
import { changeNameDraft } from './changeNameDraft.js'
import { coinAccountOf } from './coinAccountOf.js'
import { keepMessage } from './keepMessage.js'
import { nameDraftOf } from './nameDraftOf.js'
import { setNames } from './setNames.js'
import { signName } from './signName.js'
import type { NameDraft } from './state.js'
import { toNameError } from './toNameError.js'

/**
 * Has the wallet sign exactly the message of `names.draft`, and the server register its name for the account. The name leads to the account on the network in use, and on no
 * other. What the server did not answer is sent again by the next call, without another signature. The name is in `names.registered` then.
 *
 * @returns the name, whole
 * @throws `address_or_auth_connector_not_found` where account or network changed, `network_not_found` where the wallet is on none of the host's, `connector_not_connected` where the wallet was disconnected; nothing is registered then. `name_registration_failed` with the server's reason; `request_pending` while another call is
 *   under way; what `signMessage` throws
 */
export async function registerName(client: Client): Promise<string> {
  const draft = nameDraftOf(client)
  if (draft.step !== 'editing') throw new FoyerError('request_pending')
  const { message, label, namespace: chainNamespace } = draft
  const suffix = client.store.getState().names?.zone?.suffix
  const name = `${label}.${suffix}`
  if (message === undefined || suffix === undefined)
    throw new FoyerError('name_registration_failed', { data: { name: label } })
  const properties = {
    isSmartAccount: isSmartAccount(client, { chainNamespace }),
    ensName: name,
  }
  track(client, { event: 'REGISTER_NAME_INITIATED', properties })
  const change = (next: Partial<NameDraft>) =>
    changeNameDraft(client, (now) => (now.message === message ? next : undefined))
  change({ step: 'signing', failure: undefined })
  try {
    const signature = draft.signature ?? (await signName(client, { message, chainNamespace }))
    // The context of the press: what is signed for another account, or after the view was left, registers nothing.
    if (nameDraftOf(client).message !== message)
      throw new FoyerError('address_or_auth_connector_not_found')
    change({ step: 'registering', signature })
    await send(client, { draft, name, message, signature })
  } catch (failure) {
    change({ step: 'editing', failure })
    // The server has read this message: the next try needs another one.
    if (FoyerError.is(failure, 'name_registration_failed')) keepMessage(client)
    const error = FoyerError.is(failure) ? failure.code : 'unknown'
    track(client, { event: 'REGISTER_NAME_ERROR', properties: { ...properties, error } })
    throw failure
  }
  change({ step: 'editing', status: 'own', signature: undefined })
  setNames(client, () => ({ registered: name }))
  track(client, { event: 'REGISTER_NAME_SUCCESS', properties })
  await showAsName(client, draft, name)
  return name
}

type Signed = {
  readonly draft: NameDraft
  readonly name: string
  readonly message: string
  readonly signature: string
}

async function send(client: Client, { draft, name, message, signature }: Signed): Promise<void> {
  const body = { ...coinAccountOf(client, draft.namespace), message, signature }
  const endpoint = draft.instead === undefined ? registerCall : changeName
  await call(client, endpoint, { body }).catch(async (error: unknown) => {
    throw await toNameError(error, name)
  })
}

/** The account is shown by the name at once, where it had none. Another one that it chose on chain stays. */
async function showAsName(client: Client, { namespace }: NameDraft, name: string): Promise<void> {
  const caipAddress = getCaipAddress(client.store.getState().connection, namespace)
  if (!caipAddress) return
  const { queryClient } = await client.queries.load()
  const queryKey = getIdentityQueryKey(client, { caipAddress })
  queryClient.setQueryData(queryKey, (known) =>
    known?.name ? known : { avatar: known?.avatar, name },
  )
  void queryClient.invalidateQueries({ queryKey })
}
