import { kusama, polkadot } from '@foyer/protocol/networks'
import kusamaHex from '@polkadot/types-support/metadata/v14/kusama-hex'
import polkadotHex from '@polkadot/types-support/metadata/v14/polkadot-hex'
import substrateHex from '@polkadot/types-support/metadata/v14/substrate-hex'
import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { createSkip } from './createSkip.js'
import { readOutcome } from './readOutcome.js'
import { readRuntime } from './readRuntime.js'

const read = (answer: unknown) => readRuntime(async () => answer, polkadot)

test('chains say of themselves where a transfer is, what an account has to hold, and what belongs to an extrinsic', async () => {
  expect(await read(polkadotHex)).toMatchObject({
    transfer: [5, 3],
    existentialDeposit: 10_000_000_000n,
    extensions: [
      ...['CheckNonZeroSender', 'CheckSpecVersion', 'CheckTxVersion', 'CheckGenesis'],
      ...['CheckMortality', 'CheckNonce', 'CheckWeight', 'ChargeTransactionPayment'],
      ...['PrevalidateAttests', 'CheckMetadataHash'],
    ],
  })
  expect(await readRuntime(async () => kusamaHex, kusama)).toMatchObject({ transfer: [4, 3] })
  expect((await read(substrateHex)).existentialDeposit).toBeGreaterThan(0n)
})

test.each([
  ['nothing', null],
  ['half of it', polkadotHex.slice(0, 200_000)],
  ['of another version', polkadotHex.replace('0x6d6574610e', '0x6d6574610f')],
  ['no metadata', `0x${'00'.repeat(64)}`],
  ['a length without end', '0x6d6574610effffffff'],
])('%s is no description of a chain', async (_, answer) => {
  await expect(read(answer)).rejects.toMatchObject({ code: 'answer_invalid' })
})

/** Of a block: a transfer's events, then whether the second extrinsic went well; written by hand, as the chain of that metadata does. */
const key = 'aa'.repeat(32)
const amount = '00e40b54020000000000000000000000'
const applied = (index: number) => `00${index.toString(16).padStart(2, '0')}000000`
/** Weight, class, and that a fee is paid. */
const info = 'a10f000000'
const events = {
  transfer: (index: number) => `${applied(index)}0502${key}${'bb'.repeat(32)}${amount}00`,
  done: (index: number) => `${applied(index)}0000${info}00`,
  failed: (index: number) => `${applied(index)}0001030502000000${info}00`,
}
const list = (...all: readonly string[]) =>
  hex.decode(`${(all.length * 4).toString(16).padStart(2, '0')}${all.join('')}`)

test('the events of a block say what became of one of its extrinsics, and why', async () => {
  const { metadata } = await read(polkadotHex)
  const outcome = (index: number, ...all: readonly string[]) =>
    readOutcome(metadata, { events: list(...all), index })
  const { transfer, done, failed } = events
  expect(outcome(1, done(0), transfer(1), done(1))).toEqual({ isDone: true })
  expect(outcome(1, done(0), failed(1))).toEqual({
    isDone: false,
    reason: 'Balances.InsufficientBalance',
  })
  expect(outcome(2, done(0), transfer(1), done(1))).toBeUndefined()
  // What stands within an event of another extrinsic is no event.
  const hidden = `${applied(0)}0502${`00010000000001${'00'.repeat(25)}`}${'bb'.repeat(32)}${amount}00`
  expect(outcome(1, hidden, done(1))).toEqual({ isDone: true })
  expect(() =>
    readOutcome(metadata, { events: list(transfer(1)).slice(0, 40), index: 1 }),
  ).toThrow()
  expect(() => readOutcome(metadata, { events: hex.decode('04ff'), index: 0 })).toThrow()
})

test('types that hold nothing, in each other without end, end the reading', () => {
  const last = 1_000_000
  const type = (id: number, value: readonly number[]) =>
    ({ id, path: [], parameters: [], docs: [], definition: { tag: 'tuple', value } }) as never
  const doubled = Array.from({ length: 60 }, (_, at) => type(last + at + 1, [last + at, last + at]))
  const types = [type(last, []), ...doubled]
  const skip = createSkip({ types })
  expect(() => skip(new Uint8Array(1), 0, last + 60)).toThrow(TypeError)
})
