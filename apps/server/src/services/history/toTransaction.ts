import { formatUnits, transfersMax } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'
import type { AccountTransaction, AssetMove } from '../indexer/AccountTransaction.js'
import type { AccountAddresses } from './HistorySource.js'
import { operationType } from './operationType.js'

/** What is known of a token or the coin of a network. */
export type FungibleFacts = {
  name: string
  symbol: string
  decimals: number
  iconUrl?: string | undefined
}

/** What is shown of an NFT. */
type NftFacts = { name: string; picture: string | undefined; spam: boolean }

/** What is known of whatever moved. */
export type TransactionFacts = {
  fungible(move: AssetMove, transaction: AccountTransaction): FungibleFacts | undefined
  nft(move: AssetMove, transaction: AccountTransaction): NftFacts
}

/** Writes a transaction down as the interface has it, as it concerns this address. */
export function toTransaction(
  transaction: AccountTransaction,
  address: string,
  facts: TransactionFacts,
  writeAddress: AccountAddresses['writeAddress'],
): Transaction {
  const { network, hash, time, failed, nonce, moves } = transaction
  const kind = operationType(transaction, address)
  const { from, to } = partiesOf(transaction, address, kind)
  return {
    id: `${network}:${hash}`,
    metadata: {
      operationType: kind,
      hash,
      chain: network,
      minedAt: new Date(time * 1_000).toISOString(),
      sentFrom: from === '' ? null : writeAddress(from),
      sentTo: to && writeAddress(to),
      status: failed ? 'failed' : 'confirmed',
      nonce,
    },
    transfers: moves
      .slice(0, transfersMax)
      .map((move) => toTransfer(move, transaction, address, facts)),
  }
}

/**
 * The two ends that a user cares about: of transferred tokens their sender and receiver, not the contract and not
 * the account that sent the transaction.
 */
function partiesOf(
  { from, to, created, moves }: AccountTransaction,
  address: string,
  kind: string,
) {
  const parties = { from, to: to ?? created }
  const others = (side: 'from' | 'to') =>
    new Set(moves.filter((move) => move.from !== move.to).map((move) => move[side]))
  const [receiver, ...receivers] = others('to')
  const [sender, ...senders] = others('from')
  if (kind === 'send' && receiver && receivers.length === 0) return { from: address, to: receiver }
  if (kind === 'receive' && sender && senders.length === 0) return { from: sender, to: address }
  return parties
}

type Transfer = Transaction['transfers'][number]

function toTransfer(
  move: AssetMove,
  transaction: AccountTransaction,
  address: string,
  facts: TransactionFacts,
): Transfer {
  const direction = move.from === move.to ? 'self' : move.to === address ? 'in' : 'out'
  if (move.kind === 'erc721' || move.kind === 'erc1155') {
    const { name, picture, spam } = facts.nft(move, transaction)
    const preview = picture === undefined ? null : { url: picture }
    return {
      direction,
      quantity: { numeric: String(move.amount) },
      nft_info: { name, content: { preview, detail: preview }, flags: { is_spam: spam } },
    }
  }
  const known = facts.fungible(move, transaction)
  // Without its decimals an amount says nothing.
  if (!known) return { direction, fungible_info: { name: null, symbol: null, icon: null } }
  const { name, symbol, decimals, iconUrl } = known
  return {
    direction,
    quantity: { numeric: formatUnits(move.amount, decimals) },
    fungible_info: { name, symbol, icon: iconUrl === undefined ? null : { url: iconUrl } },
  }
}
