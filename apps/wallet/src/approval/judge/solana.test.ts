import { AccountRole, type Address, getAddressEncoder, type Instruction } from '@solana/kit'
import { expect, test } from 'vitest'
import type { SolanaTransactionsAction } from '../../actions/Action.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { judge } from '../assess/judge.js'
import type { Facts } from '../facts/Facts.js'
import { mintFacts } from '../families/solana/facts/mintFacts.js'
import {
  payInstruction,
  solanaGallery,
  tokenInstruction,
  transactionOf,
} from '../testing/solanaGallery.js'

const { solanaPay } = solanaGallery('https://harvest.example')
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const stranger = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' as Address

function warnings(instruction: Instruction, facts: Partial<Facts> = {}): string[] {
  const transactions = [transactionOf(instruction)]
  const action: SolanaTransactionsAction = { id: '1', ...solanaPay, transactions }
  const outcome = { is: 'changes', changes: [], gas: undefined } as const
  const all = {
    ...emptyFacts(action, 1_800_000_000),
    isSettled: true,
    isOfNetwork: true,
    outcome,
    ...facts,
  }
  return judge(action, all).map(({ code, level }) => (level === 'danger' ? `! ${code}` : code))
}

/** A mint of six decimals, with extensions of Token-2022 behind it. */
function mintOf(...extensions: readonly (readonly [kind: number, value: Buffer])[]) {
  const head = Buffer.alloc(166)
  head[44] = 6
  head[165] = 1
  const parts = extensions.flatMap(([kind, value]) => {
    const start = Buffer.alloc(4)
    start.writeUInt16LE(kind, 0)
    start.writeUInt16LE(value.length, 2)
    return [start, value]
  })
  return Buffer.concat([head, ...parts])
}

test('the screen names an account of several signers, and that what moves is not the user’s own', () => {
  const { accounts = [], ...rest } = tokenInstruction(5n)
  const [from, token, to, own] = accounts
  if (!from || !token || !to || !own) throw new Error('A transfer names four accounts')
  const shared = { address: stranger, role: AccountRole.READONLY }
  expect(warnings({ ...rest, accounts: [from, token, to, shared, own] })).toContain(
    '! sharedAccount',
  )
  expect(warnings({ ...rest, accounts })).not.toContain('! sharedAccount')
})

test('the screen names a token that can be taken back, or whose transfers a program has a say in', () => {
  const token = { kind: 'fungible', symbol: 'T', decimals: 6 } as const
  const about = { ...token, supply: undefined, balance: undefined }
  const ruled = { [mint]: { ...about, taker: stranger, hook: stranger } }
  expect(warnings(tokenInstruction(5n), { tokens: { [mint]: about } })).toEqual(['! feeUnknown'])
  expect(warnings(tokenInstruction(5n), { tokens: ruled })).toEqual(
    expect.arrayContaining(['takenBack', 'hooked']),
  )
  // One that comes by a program, which no step names.
  const changes = [{ token: mint, amount: 7n }]
  const outcome = { is: 'changes', changes, gas: undefined } as const
  expect(warnings(payInstruction(5n), { tokens: ruled, outcome })).toEqual(
    expect.arrayContaining(['takenBack', 'hooked']),
  )
})

test('the account that may take a token back, and the program that has a say in it, are read from its mint', async () => {
  const whose = Buffer.from(getAddressEncoder().encode(stranger))
  const nobody = Buffer.alloc(32)
  const data = mintOf([12, whose], [14, Buffer.concat([nobody, whose])])
  const owner = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
  const read = async (account: object) =>
    (await mintFacts([mint], async () => ({ value: [account] })))[mint]
  const account = { owner, data: [data.toString('base64'), 'base64'], lamports: 1 }
  expect(await read(account)).toMatchObject({ decimals: 6, taker: stranger, hook: stranger })
  // Of the first token program it is no more than bytes.
  const classic = { ...account, owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' }
  expect(await read(classic)).toMatchObject({ decimals: 6, taker: undefined, hook: undefined })
})
