import { FoyerError, formatUnits } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { chainOf } from '../send/chainOf.js'
import { changeDraft } from './changeDraft.js'
import { draftOf } from './draftOf.js'
import { editDraft } from './editDraft.js'
import { planQuote } from './planQuote.js'
import { swapChainOf } from './swapChainOf.js'
import { walletMeans } from './walletMeans.js'
import { withAmount } from './withAmount.js'

/**
 * Chooses all that can be given: of a token all that the account has, of the coin what a payment's fee leaves, of a smart account that of its operation, less what a swap uses more
 * than a payment. Resolves when the amount is there.
 *
 * @throws `token_required`, `funds_insufficient`, `estimate_failed`: then Max is not to be had
 */
export async function chooseSwapMax(client: Client): Promise<void> {
  const { fromToken: token, network, account, speed, paysItself } = draftOf(client)
  if (!token) throw new FoyerError('token_required')
  const write = (units: bigint) =>
    ({ text: formatUnits(units, token.decimals), unit: 'token', units, isMax: true }) as const
  if (token.address !== undefined) {
    editDraft(client, (draft) => withAmount(draft, write(token.balance)))
    return
  }
  const waiting = { text: '', unit: 'token', units: undefined, isMax: true } as const
  editDraft(client, (draft) => withAmount(draft, waiting))
  try {
    const [{ features, rpc }, { swaps }, means] = await Promise.all([
      chainOf(client, network),
      swapChainOf(client, network),
      walletMeans(client, { network, paysItself }),
    ])
    const order = { from: account, to: account, network, speed, asset: {}, amount: 'max' as const }
    const isSmart = means.isSmartAccount && !means.sponsor
    const paying = features.quote(rpc, order)
    // What its operation takes beside the calls is there once, however much they use.
    const operating = isSmart ? features.quote(rpc, { ...order, isSmartAccount: true }) : paying
    const [{ fees }, { amount }] = await Promise.all([paying, operating])
    const fee = fees.reduce((sum, line) => sum + line.amount, 0n)
    const left = amount - (swaps.coinsBeside ?? fee * swapGasFactor)
    if (left <= 0n) throw new FoyerError('funds_insufficient')
    changeDraft(client, (draft) => (draft.amount === waiting ? { amount: write(left) } : undefined))
    planQuote(client)
  } catch (error) {
    changeDraft(client, ({ amount }) =>
      amount === waiting ? { amount: { ...waiting, isMax: false }, failure: error } : undefined,
    )
    throw error
  }
}

/** How many payments a swap with an approval uses beyond one: 21,000 of gas each. */
const swapGasFactor = 24n
