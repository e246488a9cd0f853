import { FoyerError, formatUnits, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { EntryId } from '../FamilyTypes.js'
import { notify } from '../notices/notify.js'
import { featureOf } from '../requests/featureOf.js'
import { tracked, trackedTransaction } from '../requests/tracked.js'
import type { StackEntry } from '../transactions/state.js'
import { aloneInTabs } from './aloneInTabs.js'
import { chainOf } from './chainOf.js'
import { demandSender } from './demandSender.js'
import { demandUnsent } from './demandUnsent.js'
import { holdEntry } from './holdEntry.js'
import { isSmartAccount } from './isSmartAccount.js'
import { isSponsoringRefused } from './isSponsoringRefused.js'
import { noteSent } from './noteSent.js'
import { resolveName } from './resolveName.js'
import type { SendPreview, SendToken } from './state.js'

/**
 * Has the wallet send what was shown, after a last look at whether it still holds: the name, the fee, the account and network of the wallet.
 *
 * @returns the transaction's hash, or the id of the calls
 * @throws `receiver_changed`, `name_not_resolved`, `fee_risen`, `send_changed`, `send_elsewhere`, `sent_meanwhile`, `sponsoring_refused`, and what `sendTransaction` throws: nothing is sent then
 * @throws `connector_not_connected`, `client_destroyed` when that comes before the wallet's answer, which may still be a yes
 */
export function requestTransfer(
  client: Client,
  parameters: requestTransfer.Parameters,
): Promise<string> {
  return aloneInTabs(client, parameters, () => request(client, parameters))
}

async function request(
  client: Client,
  { network, from, token, preview, entry = {} }: requestTransfer.Parameters,
): Promise<string> {
  await demandHolds(client, { network, from, preview })
  const { amount, quote } = preview
  const written = formatUnits(amount, token.decimals)
  const held = holdEntry(client, { entry, chainNamespace: network.chainNamespace })
  notify(client, { kind: 'loading', code: 'confirm_transaction' })
  let signed: string | undefined
  const onSigned = (text: string) => {
    signed = text
  }
  const handed = { network, from, preview, symbol: token.symbol, written, onSigned, entry: held.id }
  const sending = hand(client, handed).then((hash) => {
    // Also where the wallet answers after it was disconnected: it has sent it.
    const calls = quote.calls ? hash : undefined
    noteSent(client, { hash, calls, signed, network, from, token, preview })
    return hash
  })
  sending.catch(() => {})
  try {
    const hash = await Promise.race([sending, held.gone])
    held.end('success')
    notify(client, { kind: 'success', code: 'transaction_started' })
    return hash
  } catch (given) {
    const isUnpaid = preview.isSponsored && isSponsoringRefused(given)
    const error = isUnpaid ? new FoyerError('sponsoring_refused', { cause: given }) : given
    const isDeclined = FoyerError.is(error, 'user_rejected')
    held.end(isDeclined ? 'cancel' : 'error')
    notify(client, { kind: 'error', code: isDeclined ? 'signature_declined' : 'send_failed' })
    throw error
  }
}

/** A last look at whether what was shown still holds. */
async function demandHolds(
  client: Client,
  { network, from, preview }: Pick<requestTransfer.Parameters, 'network' | 'from' | 'preview'>,
): Promise<void> {
  const { to, name, quote } = preview
  if (name !== undefined) {
    const found = await resolveName(client, { name, network })
    if (found?.address !== to) throw new FoyerError('receiver_changed')
  }
  const { features, rpc } = await chainOf(client, network)
  if (!(await features.holds(rpc, { from, network, quote }))) throw new FoyerError('fee_risen')
  demandSender(client, { from, network })
  demandUnsent(client, { from, network, preview })
}

type Handed = Pick<requestTransfer.Parameters, 'network' | 'from' | 'preview'> & {
  readonly symbol: string
  readonly written: string
  readonly onSigned: (signed: string) => void
  readonly entry: EntryId
}

/** Sends the wallet the request: the transaction, or the calls of its account. */
function hand(
  client: Client,
  { network, from: address, preview, symbol, written, onSigned, entry }: Handed,
): Promise<string> {
  const { chainNamespace } = network
  const { transaction, calls } = preview.quote
  const isSmart = isSmartAccount(client, network)
  const transferred = { isSmartAccount: isSmart, token: symbol, amount: written }
  if (!calls)
    return trackedTransaction(
      client,
      { chainNamespace, ...transaction },
      async (wallet, request) => {
        const run = featureOf(wallet, 'sendTransaction')
        if (!run) throw new FoyerError('action_not_allowed')
        return run(wallet.connectorId, { address, network, transaction: request, onSigned, entry })
      },
      transferred,
    )
  return tracked(
    client,
    { chainNamespace, ...calls },
    async (wallet, request) => {
      const run = featureOf(wallet, 'sendCalls')
      if (!run) throw new FoyerError('action_not_allowed')
      return run(wallet.connectorId, { address, network, ...request, entry })
    },
    transferred,
  )
}

export declare namespace requestTransfer {
  type Parameters = {
    readonly network: Network
    readonly from: string
    readonly token: SendToken
    readonly preview: SendPreview
    readonly entry?: StackEntry | undefined
  }
}
