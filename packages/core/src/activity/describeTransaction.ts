import { operationSigns } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'

/** The data of a row of the activity list, without its texts. */
export type TransactionSummary = {
  /** `send`, `receive`, `trade` and so on, in lower case. */
  readonly operation: string
  readonly status: 'done' | 'pending' | 'failed'
  /** The transfers, the one to show first at the front. Spam is left out unless there is nothing else. */
  readonly moves: readonly Move[]
  /** The other party of a `send` or `receive`. */
  readonly other: { readonly side: 'to' | 'from'; readonly address: string } | undefined
}

export type Move = {
  readonly sign: '+' | '-' | ''
  readonly direction: 'in' | 'out' | 'self' | undefined
  /** A decimal with every digit; absent for one single collectible. */
  readonly amount: string | undefined
  /** The token's symbol, or the collectible's name. Empty when unknown. */
  readonly label: string
  readonly isNft: boolean
  readonly picture: string | undefined
}

type Transfer = Transaction['transfers'][number]

/** Summarizes a transaction for a row of the activity list. */
export function describeTransaction({ metadata, transfers }: Transaction): TransactionSummary {
  const operation = metadata.operationType.toLowerCase()
  const clean = transfers.filter((transfer) => !isSpamTransfer(transfer))
  return {
    operation,
    status: statusOf(metadata.status),
    moves: inOrder(operation, clean.length > 0 ? clean : transfers).map((transfer) =>
      toMove(operation, transfer),
    ),
    other: otherSide(operation, metadata),
  }
}

/** A collectible that the server marks as spam. */
export function isSpamTransfer({ nft_info }: Transfer): boolean {
  return nft_info?.flags?.is_spam === true
}

function statusOf(status: string): TransactionSummary['status'] {
  const word = status.toLowerCase()
  if (word === 'failed' || word.endsWith('_failed')) return 'failed'
  return word === 'pending' || word.endsWith('_in_progress') ? 'pending' : 'done'
}

/** The received transfers first in a `trade` and a `receive`, the sent ones first in a `send`. */
function inOrder(operation: string, transfers: readonly Transfer[]): readonly Transfer[] {
  const lead = { send: 'out', receive: 'in', trade: 'in' }[operation]
  if (!lead) return transfers
  const isLead = ({ direction }: Transfer) => direction === lead
  return [...transfers.filter(isLead), ...transfers.filter((one) => !isLead(one))]
}

function toMove(operation: string, transfer: Transfer): Move {
  const { direction, quantity, fungible_info: token, nft_info: nft } = transfer
  const amount = quantity?.numeric
  const picture = nft ? nft.content?.preview?.url : token?.icon?.url
  return {
    sign: signOf(operation, direction),
    direction: direction ?? undefined,
    amount: nft && amount === '1' ? undefined : amount,
    label: (nft ? nft.name : (token?.symbol ?? token?.name)) ?? '',
    isNft: Boolean(nft),
    picture: picture || undefined,
  }
}

/** As the operation has it; else by where it went. */
function signOf(operation: string, direction: Transfer['direction']): Move['sign'] {
  const known = Object.hasOwn(operationSigns, operation) ? operationSigns[operation] : undefined
  if (known) return known
  if (direction === 'in') return '+'
  return direction === 'out' ? '-' : ''
}

function otherSide(
  operation: string,
  { sentFrom, sentTo }: Transaction['metadata'],
): TransactionSummary['other'] {
  if (operation === 'send' && sentTo) return { side: 'to', address: sentTo }
  if (operation === 'receive' && sentFrom) return { side: 'from', address: sentFrom }
  return undefined
}
