import {
  expiryTimeoutMs,
  FoyerError,
  type Network,
  receiptTimeoutMs,
  unknownReason,
  within,
} from '@foyer/protocol'
import type { Adapter } from '../adapter.js'
import type { FamilyFeatures, Life, RareFeature, Request, Rpc } from '../FamilyFeatures.js'
import type {
  FamilyType,
  FamilyTypes,
  OfEntry,
  SendParameters,
  SignPsbtParameters,
} from '../FamilyTypes.js'
import { createExpiries } from './createExpiries.js'
import { heldBy } from './heldBy.js'
import { pollReceipt } from './pollReceipt.js'

/** The calls of an adapter that are a family's features. */
export type FeatureCalls<types extends FamilyTypes = FamilyTypes> = Pick<
  Adapter<types>,
  | 'signMessage'
  | 'signIn'
  | 'signTypedData'
  | 'estimateGas'
  | 'sendTransaction'
  | 'signTransaction'
  | 'signAllTransactions'
  | 'prepareTransfer'
  | 'transfer'
  | 'waitForTransactionReceipt'
  | 'getCapabilities'
  | 'sendCalls'
  | 'getCallsStatus'
  | 'getAssets'
  | 'getTokens'
  | 'readTouched'
  | 'signPsbt'
>

/**
 * A family's features as calls of an adapter, over its wallets and networks: each request leaves from an account that is connected, and a
 * transaction on the network that it is meant for. A feature that the family lacks is absent.
 */
export function bindFeatures<types extends FamilyTypes>(
  features: Required<Omit<FamilyFeatures<types>, RareFeature>>,
  reach: bindFeatures.Reach,
): Required<Omit<FeatureCalls<types>, RareFeature>>
export function bindFeatures<types extends FamilyTypes>(
  features: FamilyFeatures<types>,
  reach: bindFeatures.Reach,
): FeatureCalls<types>
export function bindFeatures<types extends FamilyTypes>(
  features: FamilyFeatures<types>,
  reach: bindFeatures.Reach,
): FeatureCalls<types> {
  const { sendTransaction, signPsbt, toTransaction, estimateGas, findReceipt, readTouched } =
    features
  const { walletOf, rpcOf, life, pending } = reach
  const expiries = createExpiries()

  /** A request to the wallet; `of` says whether it matters which network the wallet is on. */
  const over = <given extends object, answer>(
    run: ((request: Request, parameters: given) => Promise<answer>) | undefined,
    of: (parameters: given) => bindFeatures.Needs = ({ address }: Partial<SendParameters>) => ({
      address,
    }),
  ) =>
    run &&
    (async (connectorId: string, parameters: given) => {
      const found = walletOf(connectorId, of(parameters))
      // Nothing is awaited where it need not be: the request leaves in the turn of the press.
      const { request, address } = found instanceof Promise ? await found : found
      const { entry, ...rest } = parameters as given & OfEntry
      const given = (address === undefined ? rest : { ...rest, address }) as given
      return run(heldBy.bind(request, entry), given)
    })
  const isOn = ({ address, network }: Required<bindFeatures.Needs>) => ({ address, network })

  const send = over(
    sendTransaction &&
      (async (request: Request, parameters: SendParameters<types>) => {
        const { network } = parameters
        let expiry: bigint | undefined
        const expiresAt = (height: bigint) => {
          expiry = height
        }
        const hash = await sendTransaction(request, parameters, rpcOf(network), { expiresAt })
        expiries.set(hash, expiry)
        // Without receipts what watches its end says that it is not under way any more (`settle`).
        if (findReceipt || features.sending) pending.add({ hash, network, expiry })
        return hash
      }),
    isOn,
  )
  /** A call that the network answers. */
  const by = <given extends { network: Network }, answer>(
    run: ((rpc: Rpc, parameters: given) => Promise<answer>) | undefined,
  ) => run && (async (parameters: given) => run(rpcOf(parameters.network), parameters))
  const calls: {
    readonly [name in keyof FeatureCalls<types>]: FeatureCalls<types>[name] | undefined
  } = {
    signMessage: over(features.signMessage),
    signIn: over(features.signIn),
    signTypedData: over(features.signTypedData),
    getCapabilities: over(features.getCapabilities),
    getCallsStatus: over(features.getCallsStatus),
    getAssets: over(features.getAssets),
    sendCalls: over(features.sendCalls, isOn),
    sendTransaction: send,
    signTransaction: over(features.signTransaction, isOn),
    signAllTransactions: over(features.signAllTransactions, isOn),
    signPsbt: over(
      signPsbt &&
        (async (request: Request, parameters: SignPsbtParameters<types>) =>
          signPsbt(request, parameters, rpcOf(parameters.network))),
      isOn,
    ),
    prepareTransfer: by(features.prepareTransfer),
    getTokens: by(features.getTokens),
    transfer:
      send &&
      toTransaction &&
      (async (connectorId, { transfer, ...from }) =>
        send(connectorId, { ...from, transaction: toTransaction(transfer) })),
    estimateGas:
      estimateGas && (async (_, parameters) => estimateGas(rpcOf(parameters.network), parameters)),
    readTouched:
      readTouched && (async (request) => readTouched(request as FamilyType<types, 'transaction'>)),
    waitForTransactionReceipt:
      findReceipt &&
      (async (parameters) => {
        const expiry = expiries.get(parameters.hash)
        const found = await pollReceipt(
          () => findReceipt(rpcOf(parameters.network), { ...parameters, expiry }),
          life,
          // The chain itself ends the wait for a transaction that expires.
          expiry === undefined ? receiptTimeoutMs : expiryTimeoutMs,
        )
        pending.remove(parameters.hash)
        if ('receipt' in found) return found.receipt
        if ('isExpired' in found) throw new FoyerError('transaction_expired')
        // That it failed is known; why may take a node too long to say.
        const reason = await within(found.reasonOf(), receiptTimeoutMs, undefined, life).catch(
          () => unknownReason,
        )
        throw new FoyerError('transaction_reverted', { data: { reason } })
      }),
  }
  const present = Object.entries(calls).filter(([, call]) => call !== undefined)
  return Object.fromEntries(present) as FeatureCalls<types>
}

export declare namespace bindFeatures {
  /** What has to hold before a request is sent. */
  type Needs = { address?: string | undefined; network?: Network | undefined }
  type Reached = { request: Request; address?: string | undefined }
  type Reach = {
    /**
     * What sends a wallet requests, and the account as the wallet writes it.
     *
     * @throws `connector_not_connected`, `account_not_connected`, `wallet_network_differs`
     */
    walletOf(connectorId: string, needs: Needs): Reached | Promise<Reached>
    rpcOf(network: Network): Rpc
    life: Life
    /** The transactions that are not in a block yet. */
    pending: {
      add(transaction: { hash: string; network: Network; expiry?: bigint | undefined }): void
      remove(hash: string): void
    }
  }
}
