import type { AccountTransaction, AssetMove } from '../indexer/AccountTransaction.js'

const nowhere = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
]
/** `approve(address,uint256)`, `increaseAllowance(address,uint256)`, `setApprovalForAll(address,bool)`. */
const approvals = ['0x095ea7b3', '0x39509351', '0xa22cb465']

/** What an account did, or what was done to it, in one word of the interface. */
export function operationType(transaction: AccountTransaction, address: string): string {
  const { from, to, moves } = transaction
  if (from === address && to === null) return 'deploy'
  const got = moves.filter((move) => move.to === address && move.from !== address)
  const gave = moves.filter((move) => move.from === address && move.to !== address)
  if (got.length > 0 && gave.length > 0) return exchange(got, gave)
  if (got.length > 0) return got.every((move) => isNowhere(move.from)) ? 'mint' : 'receive'
  if (gave.length > 0) return gave.every((move) => isNowhere(move.to)) ? 'burn' : 'send'
  return moves.length > 0 ? 'send' : withoutMoves(transaction, address)
}

/** Something went and something else came: bought when it came from an address, minted when from none. */
function exchange(got: readonly AssetMove[], gave: readonly AssetMove[]): string {
  const given = new Set(gave.map(assetOf))
  const others = got.filter((move) => !given.has(assetOf(move)))
  if (others.length === 0) return 'execute'
  return others.every((move) => isNft(move) && isNowhere(move.from)) ? 'mint' : 'trade'
}

function withoutMoves({ from, selector, failed }: AccountTransaction, address: string): string {
  if (from !== address) return 'execute'
  if (selector !== null) return approvals.includes(selector) ? 'approve' : 'execute'
  // A bare payment that did not come about.
  return failed ? 'send' : 'execute'
}

function assetOf({ contract, tokenId }: AssetMove): string {
  return `${contract} ${tokenId}`
}

function isNft({ kind }: AssetMove): boolean {
  return kind === 'erc721' || kind === 'erc1155'
}

function isNowhere(address: string): boolean {
  return nowhere.includes(address)
}
