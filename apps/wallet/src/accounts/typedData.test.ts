import type { Address, Hex, TypedDataDefinition } from 'viem'
import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { readDomain } from '../approval/families/eip155/read/readDomain.js'
import { readTypedData as readForScreen } from '../approval/families/eip155/read/readTypedData.js'
import type { ReadTypedData } from '../approval/families/eip155/read/TypedReading.js'
import { readTypedData } from './families/eip155/readTypedData.js'
import { changeTypedData } from './testing/changeTypedData.js'
import { digestOf, digestOfShown } from './testing/digestOf.js'
import { knownRevocation } from './testing/knownRevocation.js'
import { knownTypedData, owner } from './testing/knownTypedData.js'

/** The same numbers at each run. */
function createChance(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const knownKinds = () => ({ ...knownTypedData(), revocation: knownRevocation() })
type Ended = 'refused' | 'unknown' | Exclude<ReadTypedData['is'], 'unknown'>

/**
 * Makes ready what a page asks for, and compares what the screen says with what is hashed.
 *
 * @param isWhole compares the hash with the one that the wallet signs, too: by chance, since it takes most of the time
 */
function compare(given: Readonly<Record<string, unknown>>, isWhole: boolean): Ended {
  const made = attempt(() => readTypedData(given))
  if (!made) return 'refused'
  if (isWhole) {
    const signed = attempt(() => hashTypedData(made))
    if (!signed) return 'refused'
    expect(digestOf(made)).toBe(signed)
  }
  const read = readForScreen(made, owner)
  if (read.is === 'unknown') return 'unknown'
  const domain = readDomain(made)
  if (!domain || !digestOfShown(read, domain, made).includes(digestOf(made)))
    throw new Error(`What is shown is not what is signed: ${write({ read, domain, made })}`)
  return read.is
}

function write(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
}

function attempt<value>(act: () => value): value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

test('every known kind is read, and what is read is what is hashed', () => {
  for (const [name, data] of Object.entries(knownKinds()))
    expect([name, compare(data, true)]).toEqual([name, expect.stringMatching(/^(allow|tr|or|rev)/)])
})

test('whatever a page changes in it, what is shown of typed data is what is signed, or nothing is said', () => {
  const chance = createChance(712)
  const known = Object.values(knownKinds())
  const ends: Record<Ended, number> = {
    ...{ refused: 0, unknown: 0 },
    ...{ allowances: 0, transfer: 0, order: 0, revocation: 0 },
  }
  for (let at = 0; at < 100_000; at += 1) {
    const data = structuredClone(known[chance(known.length)])
    if (!data) throw new Error('There is no such kind')
    for (let left = 1 + chance(3); left > 0; left -= 1) changeTypedData(data, chance)
    const ended = compare(data, at % 20 === 0)
    ends[ended] += 1
  }
  // Each end was met often: the comparison was one.
  for (const [ended, times] of Object.entries(ends))
    expect([ended, times > 1_000]).toEqual([ended, true])
}, 900_000)

const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const thief: Address = '0x2222222222222222222222222222222222222222'

test.each(['details', 'permitted_', 'sigDeadline', 'amount', 'token'])(
  'a witness that is called %s takes the place of nothing that Permit2 reads',
  (name) => {
    const { permitWitness } = knownKinds() as unknown as Record<string, Witnessed>
    const types = structuredClone(permitWitness?.types) ?? {}
    const members = types.PermitWitnessTransferFrom ?? []
    types.PermitWitnessTransferFrom = members.map((one) =>
      one.name === 'witness' ? { ...one, name } : one,
    )
    const permitted = { token: thief, amount: String(2n ** 256n - 1n) }
    const quote = { token: permit2, amount: '1', note: '' }
    const message = { ...permitWitness?.message, permitted, [name]: quote }
    const made = readTypedData({ ...permitWitness, types, message })
    expect(readForScreen(made as TypedDataDefinition, owner)).toMatchObject({
      is: 'allowances',
      allowances: [{ token: thief, amount: 2n ** 256n - 1n }],
      deadline: 1_900_000_000n,
    })
  },
)

type Witnessed = {
  types: Record<string, { name: string; type: string }[]>
  message: Record<string, unknown>
  domain: { verifyingContract: Hex }
}
