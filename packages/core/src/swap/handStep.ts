import { FoyerError, formatUnits, type Network } from '@foyer/protocol'
import { recordChanged } from '../account/recordChanged.js'
import { recordSent } from '../account/recordSent.js'
import type { Client } from '../Client.js'
import type { EntryId } from '../FamilyTypes.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { notify } from '../notices/notify.js'
import { featureOf } from '../requests/featureOf.js'
import { aloneInTabs } from '../send/aloneInTabs.js'
import { demandSender } from '../send/demandSender.js'
import { holdEntry } from '../send/holdEntry.js'
import type { StackEntry } from '../transactions/state.js'
import { demandUnswapped } from './demandUnswapped.js'
import type { ChosenToken, SwapPreview } from './state.js'

/**
 * Has the wallet send one step of a swap, or all of them where they go as one: exactly what was planned, from the account and on the network of the plan. One tab at a time does so.
 *
 * @param onSent called with the hash also where the wallet answers after it was disconnected
 * @returns the transaction's hash, or the id of the calls
 * @throws `swap_refused` (`changed`), `send_elsewhere`, `sent_meanwhile`, `action_not_allowed`, what the wallet refuses with; `connector_not_connected`, `client_destroyed` when that comes before the
 *   wallet's answer, which may still be a yes
 */
export function handStep(client: Client, parameters: handStep.Parameters): Promise<string> {
  const { network, account: from } = parameters
  return aloneInTabs(client, { network, from }, () => hand(client, parameters))
}

export declare namespace handStep {
  type Parameters = {
    readonly network: Network
    readonly account: string
    readonly fromToken: ChosenToken
    readonly toToken: ChosenToken
    readonly preview: SwapPreview
    readonly kind: 'approve' | 'swap'
    readonly entry?: StackEntry | undefined
    readonly onSent?: ((hash: string) => void) | undefined
  }
}

async function hand(
  client: Client,
  { entry = {}, onSent, ...parameters }: handStep.Parameters,
): Promise<string> {
  const { network, fromToken, toToken, preview, kind } = parameters
  const held = holdEntry(client, { entry, chainNamespace: network.chainNamespace })
  const sending = request(client, parameters, held.id)
  const amount = formatUnits(preview.toAmount, toToken.decimals)
  if (kind === 'approve') notify(client, { kind: 'loading', code: 'approve_limit' })
  else {
    const data = { from: fromToken.symbol, amount, to: toToken.symbol }
    notify(client, { kind: 'loading', code: 'swapping', data })
  }
  const noted = sending.then((hash) => {
    onSent?.(hash)
    return hash
  })
  noted.catch(() => {})
  try {
    const hash = await Promise.race([noted, held.gone])
    held.end('success')
    notify(client, { kind: 'success', code: 'transaction_started' })
    return hash
  } catch (error) {
    const isDeclined = FoyerError.is(error, 'user_rejected')
    held.end(isDeclined ? 'cancel' : 'error')
    const failed = kind === 'approve' ? 'approval_transaction_failed' : 'transaction_error'
    notify(client, { kind: 'error', code: isDeclined ? 'signature_declined' : failed })
    throw error
  }
}

/** In the same turn as the last look at account and network. */
async function request(
  client: Client,
  { network, account, fromToken, toToken, preview }: handStep.Parameters,
  entry: EntryId,
): Promise<string> {
  const [step] = preview.steps
  const { calls } = preview.plan
  if (!step) throw refuseSwap('changed')
  let wallet: ReturnType<typeof demandSender>
  try {
    wallet = demandSender(client, { from: account, network })
  } catch (error) {
    throw FoyerError.is(error, 'send_changed') ? refuseSwap('changed', error) : error
  }
  demandUnswapped(client, { network, account, preview })
  const { connectorId, address } = wallet
  const touched = [fromToken.address, toToken.address].flatMap((one) => one ?? [])
  const end = (hash: string) => {
    recordChanged(client, { network, touched })
    if (!calls) recordSent(client, { hash, address, caipNetworkId: network.caipNetworkId })
    return hash
  }
  if (calls) {
    const run = featureOf(wallet, 'sendCalls')
    if (!run) throw new FoyerError('action_not_allowed')
    return run(connectorId, { address, network, ...calls, entry }).then(end)
  }
  const run = featureOf(wallet, 'sendTransaction')
  if (!run) throw new FoyerError('action_not_allowed')
  return run(connectorId, { address, network, transaction: step.transaction, entry }).then(end)
}
