import { toEventSelector } from 'viem'
import type { Handed } from '../../../facts/Facts.js'
import { addressOf } from './evm.js'
import type { TransferLog } from './readTransfers.js'

type Right = Exclude<Handed, { is: 'account' }>
type Read = (words: readonly string[], token: string) => Right | undefined

const event = (text: string) => toEventSelector(`event ${text}`)
const number = (word: string | undefined) => BigInt(word ?? 0)
const party = (word: string | undefined) => addressOf(word) ?? '0x'
const everything = (token: string, spender: string | undefined, isAllowed: string | undefined) =>
  number(isAllowed) === 0n
    ? undefined
    : ({ is: 'everything', token, spender: party(spender) } as const)
const amount = (token: string, spender: string | undefined, value: string | undefined) =>
  number(value) === 0n
    ? undefined
    : ({ is: 'allowance', token, spender: party(spender), amount: number(value) } as const)

const between: Read = ([, token, spender, value], via) => {
  const right = amount(party(token), spender, value)
  return right && { ...right, via }
}

/** Which word names whose right it is, and what the words say. Contracts index what they like, so the words are read in their order. */
const events: Readonly<Record<string, { readonly owner: number; readonly read: Read }>> = {
  [event('Approval(address,address,uint256)')]: {
    owner: 0,
    read: ([, spender, value], token) => amount(token, spender, value),
  },
  // ERC-6909.
  [event('Approval(address,address,uint256,uint256)')]: {
    owner: 0,
    read: ([, spender, , value], token) => amount(token, spender, value),
  },
  [event('ApprovalForAll(address,address,bool)')]: {
    owner: 0,
    read: ([, spender, isAllowed], token) => everything(token, spender, isAllowed),
  },
  [event('OperatorSet(address,address,bool)')]: {
    owner: 0,
    read: ([, spender, isAllowed], token) => everything(token, spender, isAllowed),
  },
  // ERC-777.
  [event('AuthorizedOperator(address,address)')]: {
    owner: 1,
    read: ([spender], token) => everything(token, spender, '0x1'),
  },
  // Permit2 names the token.
  [event('Approval(address,address,address,uint160,uint48)')]: {
    owner: 0,
    read: between,
  },
  [event('Permit(address,address,address,uint160,uint48,uint48)')]: {
    owner: 0,
    read: between,
  },
  // Debt in the name of another account.
  [event('BorrowAllowanceDelegated(address,address,address,uint256)')]: {
    owner: 0,
    read: ([, spender, , value], token) => amount(token, spender, value),
  },
  [event('RelayerApprovalChanged(address,address,bool)')]: {
    owner: 1,
    read: ([spender, , isAllowed], token) => everything(token, spender, isAllowed),
  },
  [event('SetAuthorization(address,address,address,bool)')]: {
    owner: 1,
    read: ([, , spender, isAllowed], token) => everything(token, spender, isAllowed),
  },
}

/** The rights over an account's holdings that logs report. The last log on each right counts. */
export function readRights(logs: readonly TransferLog[], account: string): readonly Right[] {
  const own = account.toLowerCase()
  const last = new Map<string, Right>()
  for (const read of logs.flatMap((log) => readRight(log, own) ?? []))
    if (read.spender !== own && !isZeroAddress(read.spender))
      last.set(`${read.is}:${read.token}:${read.spender}:${'id' in read ? read.id : ''}`, read)
  return [...last.values()]
}

function readRight({ address, topics, data }: TransferLog, own: string): Right | undefined {
  const [kind = '', ...indexed] = topics
  const known = events[kind.toLowerCase()]
  const words = [...indexed, ...wordsOf(data)]
  if (!known || addressOf(words[known.owner]) !== own) return undefined
  const isPiece = indexed.length === 3 && words.length === 3
  return isPiece ? pieceOf(words, address.toLowerCase()) : known.read(words, address.toLowerCase())
}

/** Of a collection the number is a piece, and stands among what is indexed. */
function pieceOf([, spender, id]: readonly string[], token: string): Right {
  return { is: 'piece', token, spender: party(spender), id: number(id) }
}

function isZeroAddress(address: string): boolean {
  return /^0x0*$/.test(address)
}

function wordsOf(data: string): readonly string[] {
  return (data.slice(2).match(/[\da-fA-F]{64}/g) ?? []).map((word) => `0x${word}`)
}
