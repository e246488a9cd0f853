import { createCode } from '../program/createCode.js'
import { writeProgram } from '../program/writeProgram.js'
import { type Invocation, invoke, stack } from './invoke.js'
import { places } from './places.js'

/** Its authority is derived of this text. */
export const authoritySeed = 'exchange'
/** What Jupiter's program ends with where less would arrive than the minimum. */
const slippageExceeded = 6_001
/** Of token programs: moves so much of a mint, and lets another move so much. */
const [transferChecked, approve] = [12, 4]
const whole = 10_000

/** Beside its usual course, for tests of what a page sees through. */
export type ExchangeLies = {
  /** So many units more than the instruction says are taken. */
  readonly takesMore?: number | undefined
  /** The minimum is not kept to, and so many units less than the price says are paid. */
  readonly paysLess?: number | undefined
  /** It has itself allowed to move more later, or takes all of one more token of the account: its source, mint and receiver stand behind the usual accounts. */
  readonly also?: 'approves' | 'moves' | undefined
}

/**
 * An exchange of Solana that keeps to the instruction `route_v2` of Jupiter: takes the amount of the account that signs, pays by its price, and fails below the minimum. The
 * platform's fee stays in what it has.
 *
 * @param bump of its authority's address
 */
export function exchangeProgram({ bump, ...lies }: { bump: number } & ExchangeLies): Uint8Array {
  const { takesMore = 0, paysLess, also } = lies
  return writeProgram({
    text: authoritySeed,
    write(textAt) {
      const code = createCode()
      readAccounts(code)
      chooseReceiver(code)
      // 9 = what the instruction says; 7 = what is taken, 8 = what is paid.
      code.load(8, 7, 9, 8)
      price(code)
      if (paysLess === undefined) demandMinimum(code)
      else code.calculateBy('add', 8, -paysLess)
      code.calculateBy('add', 7, takesMore)
      const { vaultAuthority, authority, sourceMint, sourceProgram } = places
      const move = (one: Omit<Invocation, 'data'> & { mint: number; amount: 7 | 8 }) =>
        invoke(code, {
          ...one,
          data: { kind: transferChecked, amount: one.amount, decimalsOf: one.mint },
        })
      const parties = (source: number, mint: number, to: number, by: number) => [
        ...[{ at: source, isWritable: true }, { at: mint }, { at: to, isWritable: true }],
        { at: by, isSigner: true },
      ]
      move({
        ...{ program: sourceProgram, mint: sourceMint, amount: 7 },
        accounts: parties(places.source, sourceMint, places.vaultSource, authority),
      })
      move({
        ...{ program: places.toProgram, mint: places.toMint, amount: 8 },
        accounts: parties(places.vaultTo, places.toMint, places.receiver, vaultAuthority),
        signed: { textAt, length: authoritySeed.length, bump },
      })
      if (also === 'approves')
        invoke(code, {
          ...{ program: sourceProgram, data: { kind: approve, amount: 7 } },
          accounts: [
            ...[{ at: places.source, isWritable: true }, { at: vaultAuthority }],
            { at: authority, isSigner: true },
          ],
        })
      if (also === 'moves')
        move({
          ...{ program: sourceProgram, mint: places.more + 1, amount: 7 },
          accounts: parties(places.more, places.more + 1, places.more + 2, authority),
        })
      code.set(0, 0)
      code.exit()
      code.place('too little')
      code.set(0, slippageExceeded)
      code.exit()
      return code.end()
    },
  })
}

type Code = ReturnType<typeof createCode>

/** Notes where each account stands in the input, which is as long as their data are, and leaves in 9 where the instruction's data begin. */
function readAccounts(code: Code): void {
  const room = 10_240
  code.load(8, 6, 1)
  code.calculate('set', 7, 1)
  code.calculateBy('add', 7, 8)
  code.set(8, 0)
  code.place('account')
  code.jumpIf('ifAtLeast', 8, 6, 'read')
  code.calculate('set', 3, 8)
  code.calculateBy('mul', 3, 8)
  code.calculate('add', 3, 10)
  code.load(1, 1, 7)
  code.jumpIfNumber(1, 0xff, 'new')
  // One that stood before: by its number.
  code.calculateBy('mul', 1, 8)
  code.calculate('add', 1, 10)
  code.load(8, 2, 1, stack.accounts)
  code.store(8, 3, stack.accounts, 2)
  code.calculateBy('add', 7, 8)
  code.jump('next')
  code.place('new')
  code.store(8, 3, stack.accounts, 7)
  code.load(8, 2, 7, 80)
  code.calculate('add', 7, 2)
  code.calculateBy('add', 7, 88 + room + 7)
  code.calculateBy('and', 7, -8)
  code.calculateBy('add', 7, 8)
  code.place('next')
  code.calculateBy('add', 8, 1)
  code.jump('account')
  code.place('read')
  code.calculate('set', 9, 7)
  code.calculateBy('add', 9, 8)
}

/** Where the program itself stands in the place of another receiver, the account's own is the receiver. */
function chooseReceiver(code: Code): void {
  const at = (place: number) => stack.accounts + 8 * place
  code.load(8, 1, 10, at(places.receiver))
  code.load(8, 2, 10, at(places.program))
  code.jumpIf('ifEqual', 1, 2, 'own')
  code.jump('chosen')
  code.place('own')
  code.load(8, 1, 10, at(places.to))
  code.store(8, 10, at(places.receiver), 1)
  code.place('chosen')
}

/** Leaves in 8 what is paid for what is taken: by both numbers of the price's account, less the platform's fee. */
function price(code: Code): void {
  code.load(8, 1, 10, stack.accounts + 8 * places.price)
  code.load(8, 2, 1, 88)
  code.load(8, 3, 1, 96)
  code.calculate('set', 8, 7)
  partOf(code, { of: 8, times: 2, by: 3 })
  code.load(2, 2, 9, 26)
  code.set(3, whole)
  code.calculate('set', 5, 8)
  partOf(code, { of: 5, times: 2, by: 3 })
  code.calculate('sub', 8, 5)
}

/** The minimum is what was quoted, less the slippage. */
function demandMinimum(code: Code): void {
  code.load(8, 1, 9, 16)
  code.load(2, 5, 9, 24)
  code.set(2, whole)
  code.set(3, whole)
  code.calculate('sub', 2, 5)
  partOf(code, { of: 1, times: 2, by: 3 })
  code.jumpIf('ifLess', 8, 1, 'too little')
}

/** To the unit, and without a number that is too long: whole parts and the rest by themselves. Uses 4. */
function partOf(code: Code, { of, times, by }: { of: number; times: number; by: number }): void {
  code.calculate('set', 4, of)
  code.calculate('mod', 4, by)
  code.calculate('mul', 4, times)
  code.calculate('div', 4, by)
  code.calculate('div', of, by)
  code.calculate('mul', of, times)
  code.calculate('add', of, 4)
}
