import type { Action, GrantAction, RevokeAction } from '../../../../actions/Action.js'
import { keyOf } from '../../../facts/partyFacts.js'
import type { CallReading } from '../read/CallReading.js'
import { callsOf } from '../read/callsOf.js'
import { readTypedData } from '../read/readTypedData.js'
import { receiversOf } from './receiversOf.js'
import type { PlayedCall } from './simulateCalls.js'

/** Whom and what an action on an EVM network is about. Addresses in lower case. */
export type Subjects = {
  readonly tokens: readonly string[]
  /** The addresses that are called, paid or allowed something. */
  readonly parties: readonly string[]
  readonly receivers: readonly string[]
  /** What is played through; `undefined` when it cannot be read. */
  readonly calls: readonly PlayedCall[] | undefined
  /** How many more there are than are asked about. */
  readonly unasked: number
}

/** So many of each are asked about; a page that names more wants to hide something. */
const subjectsMax = 48

export function subjectsOf(action: Action): Subjects {
  const given = named(action)
  const to = receiversOf(action)
  const [tokens, parties, receivers] = [given.tokens, [...to, ...given.parties], to].map(unique)
  const few = (all: readonly string[] = []) => all.slice(0, subjectsMax)
  const rest = [tokens, parties].map((all = []) => Math.max(0, all.length - subjectsMax))
  return {
    ...{ tokens: few(tokens), parties: few(parties), receivers: few(receivers) },
    ...{ calls: playedOf(action), unasked: Math.max(...rest) },
  }
}

type Named = { readonly tokens: readonly string[]; readonly parties: readonly string[] }

function named(action: Action): Named {
  switch (action.kind) {
    case 'transaction':
    case 'calls':
    case 'userOperation':
      return join((callsOf(action) ?? []).map(({ reading }) => namedByCall(reading)))
    case 'typedData':
      return namedByData(action)
    case 'grant':
    case 'revoke':
      return {
        tokens: action.session.limits.flatMap(({ token }) => token ?? []),
        parties: action.session.functions.map(({ contract }) => contract),
      }
    default:
      return { tokens: [], parties: [] }
  }
}

function namedByCall(reading: CallReading): Named {
  switch (reading.is) {
    case 'send':
    case 'sendPieces':
      return { tokens: [reading.token], parties: [reading.token] }
    case 'allow':
    case 'allowAll':
      return { tokens: [reading.token], parties: [reading.token, reading.spender] }
    case 'swap':
      return {
        tokens: [reading.given, reading.got].flatMap((token) => token ?? []),
        parties: [reading.to],
      }
    case 'call':
      return { tokens: [], parties: [reading.to] }
    default:
      return { tokens: [], parties: [] }
  }
}

function namedByData(action: Extract<Action, { kind: 'typedData' }>): Named {
  const read = readTypedData(action.typedData, action.account.address)
  switch (read.is) {
    case 'allowances':
      return { tokens: read.allowances.map(({ token }) => token), parties: [read.spender] }
    case 'transfer':
      return { tokens: [read.token], parties: [] }
    case 'order':
      return {
        tokens: [...read.gives, ...read.gets].flatMap(({ token }) => token ?? []),
        parties: [],
      }
    case 'revocation':
    case 'unknown':
      return { tokens: [], parties: [] }
  }
}

function playedOf(action: Action): readonly PlayedCall[] | undefined {
  switch (action.kind) {
    case 'transaction':
      return [action]
    case 'calls':
    case 'userOperation':
      return action.calls?.map((call) => ({ ...call, gas: undefined }))
    case 'grant':
    case 'revoke':
      return playedOfSession(action)
    default:
      return undefined
  }
}

/** The contract of session keys calls the account, which its first operation makes. */
function playedOfSession({ by, calls }: GrantAction | RevokeAction): readonly PlayedCall[] {
  const { factory: to, factoryData: data = '0x' } = by.operation
  const making = to === undefined ? [] : [{ to, data, value: 0n }]
  return [...making, ...calls].map((call) => ({ ...call, gas: undefined }))
}

function join(all: readonly Named[]): Named {
  return {
    tokens: all.flatMap(({ tokens }) => tokens),
    parties: all.flatMap(({ parties }) => parties),
  }
}

function unique(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map(keyOf))]
}
