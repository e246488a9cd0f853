import { toFunctionSelector } from 'viem'
import type { Handed } from '../../../facts/Facts.js'
import type { ReadCall } from '../read/CallReading.js'
import { readCall } from '../read/readCall.js'
import { argument, wordOf } from './evm.js'

type Right = Exclude<Handed, { is: 'account' }>
type Made = Pick<ReadCall, 'value' | 'data'> & { readonly to: string | undefined }
/** A spender, and the contract by which it may have got a right. */
type Pair = { readonly token: string; readonly spender: string }
type Question = Pair & { readonly input: string; readonly is: 'allowance' | 'everything' }

/** So many are asked about: of each call those that stand first, as what is behind a call's own arguments means nothing. */
const perCallMax = 16
const pairsMax = 48

/** The functions by which contracts report what an address may take of an account, whatever gave the right. */
const amounts = ['allowance(address,address)', 'borrowAllowance(address,address)'].map(selectorOf)
const permissions = [
  ...['isApprovedForAll(address,address)', 'can(address,address)'],
  ...['isAuthorized(address,address)', 'isOperator(address,address)'],
].map(selectorOf)
const reversed = ['isOperatorFor(address,address)'].map(selectorOf)

/**
 * The pairs whose rights are compared: the spenders that logs name, and every address in a call that is not a known contract, because not
 * every contract logs the rights that it gives. `undefined` where they are too many.
 */
export function pairsOf(
  calls: readonly Made[],
  logged: readonly Right[],
  account: string,
): readonly Pair[] | undefined {
  const own = account.toLowerCase()
  const named = calls.flatMap(({ to, value, data }) => {
    if (to === undefined || data === '0x') return []
    const { reading, isOdd } = readCall({ to: to as `0x${string}`, value, data })
    const isKnown = reading.is !== 'call' && !isOdd
    if (isKnown && !(reading.is === 'allow' && reading.how === 'more')) return []
    const token = to.toLowerCase()
    const parties = [token, ...addressesIn(data)].slice(0, perCallMax)
    return parties.map((spender) => ({ token, spender }))
  })
  const pairs = new Map(
    [...logged, ...named]
      .filter(({ spender }) => spender !== own)
      .map(({ token, spender }) => [`${token}:${spender}`, { token, spender }]),
  )
  return pairs.size > pairsMax ? undefined : [...pairs.values()]
}

/** Every question about a pair, to be asked before and after. */
export function questionsOf(pairs: readonly Pair[], account: string): readonly Question[] {
  return pairs.flatMap(({ token, spender }) => {
    const pair = { token, spender }
    const usual = argument(account) + argument(spender)
    return [
      ...amounts.map((name) => ({ ...pair, is: 'allowance', input: name + usual }) as const),
      ...permissions.map((name) => ({ ...pair, is: 'everything', input: name + usual }) as const),
      ...reversed.map(
        (name) =>
          ({
            ...pair,
            is: 'everything',
            input: name + argument(spender) + argument(account),
          }) as const,
      ),
    ]
  })
}

/** What an address may take afterwards and could not before: by the answers of contracts, and without an answer by their logs. */
export function compareRights(
  questions: readonly Question[],
  answers: readonly (readonly [before: string | undefined, after: string | undefined])[],
  logged: readonly Right[],
): readonly Right[] {
  const answered = new Set<string>()
  const gained = questions.flatMap(({ is, token, spender }, index): Right[] => {
    const [before, after] = (answers[index] ?? []).map((data) => exactWord(data))
    if (before === undefined || after === undefined) return []
    answered.add(`${is}:${token}:${spender}`)
    if (after <= before) return []
    return [is === 'allowance' ? { is, token, spender, amount: after } : { is, token, spender }]
  })
  const only = logged.filter(
    (one) =>
      hasVia(one) || one.is === 'piece' || !answered.has(`${one.is}:${one.token}:${one.spender}`),
  )
  const all = [...gained, ...only].map((one) => [JSON.stringify(one, texts), one] as const)
  return [...new Map(all).values()]
}

/** Of one that stands between, the token itself knows nothing. */
function hasVia(one: Right): boolean {
  return one.is === 'allowance' && one.via !== undefined
}

/** Exactly one word: some contracts answer every call with something. */
function exactWord(data: string | undefined): bigint | undefined {
  return data?.length === 66 ? wordOf(data) : undefined
}

function addressesIn(data: string): readonly string[] {
  const words = data.slice(10).match(/.{64}/g) ?? []
  const found = words
    .filter((word) => /^0{24}/.test(word) && BigInt(`0x${word}`) > 2n ** 64n)
    .map((word) => `0x${word.slice(24).toLowerCase()}`)
  return [...new Set(found)]
}

function texts(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

function selectorOf(signature: string): string {
  return toFunctionSelector(`function ${signature}`)
}
