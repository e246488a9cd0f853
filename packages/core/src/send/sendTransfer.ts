import { type CaipNetworkId, FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import type { FeeSpeed, SendWarning, SendWarningCode, SentAsset } from '../SendFeatures.js'
import { chainOf } from './chainOf.js'
import { isNameLike } from './isNameLike.js'
import { judgeAddress } from './judgeAddress.js'
import { planTransfer } from './planTransfer.js'
import { readCoinPrice } from './readCoinPrice.js'
import { requestTransfer } from './requestTransfer.js'
import { resolveName } from './resolveName.js'
import type { SendPreview } from './state.js'
import { warnByHistory } from './warnByHistory.js'
import { warnOfExchanges } from './warnOfExchanges.js'
import { warnOfName } from './warnOfName.js'

/**
 * Sends from the connected account without a view: the same checks, fee and last look as in the modal. `onPreview` may show what is signed, and stops it by
 * throwing. Returns once the wallet has sent it; `waitForTransactionReceipt` waits until it is in a block.
 *
 * @throws `amount_and_receiver_required` where the receiver is no address or name of this network, `name_not_resolved`
 * @throws `receiver_unconfirmed` where a warning has to be confirmed that `accept` does not name: `warnings` of its data has them
 * @throws what `prepareSend` and `confirmSend` throw
 */
export async function sendTransfer(
  client: Client,
  { to: text, amount, asset = {}, accept = [], onPreview, ...given }: sendTransfer.Parameters,
): Promise<sendTransfer.Sent> {
  const { address: from, network } = activeWallet(client, given.chainNamespace)
  const { features, rpc } = await chainOf(client, network)
  // A page may have no receiver yet, or a number: neither is an address.
  const receiver = await findReceiver(client, { text: `${text ?? ''}`, network, features })
  const { address: to, name } = receiver
  const warnings = [
    ...receiver.warnings,
    ...warnOfExchanges(client, { network, address: to }),
    ...warnByHistory(client, { features, network, from, address: to }),
    ...(await judgeAddress(client, { to, network, asset })),
  ]
  if (warnings.some(({ code, mustConfirm }) => mustConfirm && !accept.includes(code)))
    throw new FoyerError('receiver_unconfirmed', { data: { warnings } })
  const {
    amount: balance,
    decimals,
    symbol,
  } = await features.readHolding(rpc, {
    ...{ from, network, asset },
  })
  const token = { ...asset, name: symbol, symbol, decimals, balance }
  const coinPrice = readCoinPrice(client, { network, from })
  const { speed = 'normal', memo, paysItself } = given
  const isMaxToken = amount === 'max' && asset.address !== undefined
  const preview = await planTransfer(client, {
    ...{ from, to, name, network, token, speed, memo, coinPrice, paysItself },
    amount: isMaxToken ? balance : amount,
  })
  const shown = { ...preview, warnings: [...warnings, ...preview.warnings] }
  await onPreview?.(shown)
  const hash = await requestTransfer(client, { network, from, token, preview: shown })
  return { hash, caipNetworkId: network.caipNetworkId, preview: shown }
}

export declare namespace sendTransfer {
  type Parameters = {
    /** Default: the chain family in use. */
    readonly chainNamespace?: Namespace | undefined
    /** An address of the network in use, or a name that leads to one there. */
    readonly to: string
    /** In the smallest unit; `max` all that can be sent. */
    readonly amount: bigint | 'max'
    /** What is sent; the network's coin when absent. */
    readonly asset?: SentAsset | undefined
    /** Default: `normal`. */
    readonly speed?: FeeSpeed | undefined
    /** For everyone to read, where the chain family has memos. */
    readonly memo?: string | undefined
    /** The warnings that were confirmed for this receiver. */
    readonly accept?: readonly SendWarningCode[] | undefined
    /** The account pays the fee, also where there is a sponsor. Default: `false`. */
    readonly paysItself?: boolean | undefined
    readonly onPreview?: ((preview: SendPreview) => void | Promise<void>) | undefined
  }
  type Sent = {
    /** Of the transaction; of a smart account the id of its calls, for `getCallsStatus`, where `preview.quote` has `calls`. */
    readonly hash: string
    readonly caipNetworkId: CaipNetworkId
    /** What was signed. */
    readonly preview: SendPreview
  }
}

type Sought = {
  readonly text: string
  readonly network: ReturnType<typeof activeWallet>['network']
  readonly features: Awaited<ReturnType<typeof chainOf>>['features']
}

async function findReceiver(
  client: Client,
  { text, network, features }: Sought,
): Promise<{ address: string; name: string | undefined; warnings: readonly SendWarning[] }> {
  const read = features.readAddress(text, network)
  if (read) return { ...read, name: undefined }
  if (!isNameLike(text)) throw new FoyerError('amount_and_receiver_required')
  const found = await resolveName(client, { name: text, network })
  if (!found) throw new FoyerError('name_not_resolved')
  return { ...found, warnings: warnOfName(found, text) }
}
