import type { CaipNetworkId } from '@foyer/protocol'
import type { AccountTransaction, AssetMove } from '../../indexer/AccountTransaction.js'
import { byPosition } from '../cursor.js'
import type { FungibleTransfer, Multiple, Plain, Single } from './explorerShapes.js'

/** The four lists of an account. */
export type Listed = {
  txlist: readonly Plain[]
  tokentx: readonly FungibleTransfer[]
  tokennfttx: readonly Single[]
  token1155tx: readonly Multiple[]
}

type Open = AccountTransaction & { moves: AssetMove[] }

/** Puts the lists together: each transaction once, with all that moved in it, the newest first. */
export function toTransactions(
  network: CaipNetworkId,
  address: string,
  { txlist, tokentx, tokennfttx, token1155tx }: Listed,
): AccountTransaction[] {
  const byHash = new Map<string, Open>()
  for (const plain of txlist)
    if (plain.from === address || plain.to === address)
      byHash.set(plain.hash, fromPlain(network, plain))
  const add = (
    one: FungibleTransfer | Single | Multiple,
    move: Omit<AssetMove, 'from' | 'to' | 'contract'>,
  ) => {
    if (one.to === null || (one.from !== address && one.to !== address)) return
    const known = byHash.get(one.hash)
    // Any contract can emit a transfer of nothing in the name of any address.
    if (move.amount === 0n && known?.from !== address) return
    const transaction = known ?? fromToken(network, one)
    byHash.set(one.hash, transaction)
    transaction.moves.push({ ...move, contract: one.contractAddress, from: one.from, to: one.to })
  }
  for (const one of tokentx)
    add(one, { kind: 'erc20', tokenId: null, amount: one.value, ...tokenOf(one) })
  for (const one of tokennfttx)
    add(one, { kind: 'erc721', tokenId: String(one.tokenID), amount: 1n, ...tokenOf(one) })
  for (const one of token1155tx)
    add(one, {
      kind: 'erc1155',
      tokenId: String(one.tokenID),
      amount: one.tokenValue,
      ...tokenOf(one),
    })
  return [...byHash.values()].sort(byPosition)
}

function fromPlain(network: CaipNetworkId, plain: Plain): Open {
  const { hash, from, to, value, contractAddress, input, nonce } = plain
  const failed = plain.isError === '1'
  const recipient = to ?? contractAddress
  const native = { kind: 'native', contract: null, tokenId: null } as const
  const moves: AssetMove[] =
    failed || value === 0n || !recipient ? [] : [{ ...native, amount: value, from, to: recipient }]
  return {
    ...placeOf(network, plain),
    hash,
    from,
    to,
    created: to ? null : contractAddress,
    failed,
    nonce,
    selector: to && /^0x[\da-f]{8}/i.test(input) ? input.slice(0, 10).toLowerCase() : null,
    crowd: 0,
    moves,
  }
}

/** A transaction sent by another address, which these lists do not name. */
function fromToken(network: CaipNetworkId, one: FungibleTransfer | Single | Multiple): Open {
  const { hash, from, to } = one
  const rest = { created: null, failed: false, nonce: null, selector: null, crowd: 0, moves: [] }
  return { ...placeOf(network, one), ...rest, hash, from, to }
}

function placeOf(network: CaipNetworkId, one: Plain | FungibleTransfer | Single | Multiple) {
  const { blockNumber: block, transactionIndex: place, timeStamp: time } = one
  return { network, block, place, time }
}

function tokenOf(one: FungibleTransfer | Single | Multiple): Pick<AssetMove, 'token'> {
  const decimals = 'tokenDecimal' in one ? one.tokenDecimal : 0
  if (decimals < 0) return {}
  return { token: { name: one.tokenName, symbol: one.tokenSymbol, decimals } }
}
