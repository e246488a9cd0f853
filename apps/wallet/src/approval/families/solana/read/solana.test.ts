import { type Address, address, createNoopSigner, type Instruction } from '@solana/kit'
import {
  getAdvanceNonceAccountInstruction,
  getAssignInstruction,
  getCreateAccountInstruction,
} from '@solana-program/system'
import {
  AuthorityType,
  getApproveCheckedInstruction,
  getBurnCheckedInstruction,
  getBurnInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenInstruction,
  getInitializeAccount3Instruction,
  getInitializeAccountInstruction,
  getMintToInstruction,
  getRevokeInstruction,
  getSetAuthorityInstruction,
  getSyncNativeInstruction,
  getTransferInstruction,
} from '@solana-program/token'
import { expect, test } from 'vitest'
import { solanaAccount, transactionOf } from '../../../testing/solanaGallery.js'
import { readSolanaTransaction } from './readSolanaTransaction.js'
import type { SolanaStep } from './SolanaStep.js'

const own = createNoopSigner(solanaAccount)
const newAccount = createNoopSigner(address('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'))
const friend = address('7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU')
const mint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const account = address('8HoQnePLqPj4M7PUDzfw8e3Ymdwgc7NLGnaTUapubyvu')
const other = address('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4')
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

const authority = own
const cases: readonly (readonly [
  (config: { programAddress: Address }) => Instruction,
  SolanaStep['is'],
  Partial<Record<string, unknown>>,
])[] = [
  [
    (config) =>
      getTransferInstruction(
        { source: account, destination: friend, authority, amount: 5n },
        config,
      ),
    'send',
    { from: account, to: friend, by: own.address, amount: 5n, token: undefined },
  ],
  [
    (config) =>
      getApproveCheckedInstruction(
        { source: account, mint, delegate: other, owner: own, amount: 5n, decimals: 6 },
        config,
      ),
    'allow',
    { account, spender: other, token: mint, amount: 5n, decimals: 6 },
  ],
  [
    (config) => getRevokeInstruction({ source: account, owner: own }, config),
    'takeBack',
    { account },
  ],
  [
    (config) =>
      getSetAuthorityInstruction(
        {
          owned: account,
          owner: own,
          authorityType: AuthorityType.AccountOwner,
          newAuthority: other,
        },
        config,
      ),
    'giveAway',
    { account, what: 'account', to: other },
  ],
  [
    (config) =>
      getSetAuthorityInstruction(
        { owned: mint, owner: own, authorityType: AuthorityType.MintTokens, newAuthority: null },
        config,
      ),
    'giveAway',
    { account: mint, what: 'minting', to: undefined },
  ],
  [
    (config) => getBurnInstruction({ account, mint, authority, amount: 3n }, config),
    'burn',
    { account, token: mint, amount: 3n },
  ],
  [
    (config) =>
      getBurnCheckedInstruction({ account, mint, authority, amount: 3n, decimals: 2 }, config),
    'burn',
    { account, token: mint, amount: 3n, decimals: 2 },
  ],
  [
    (config) => getCloseAccountInstruction({ account, destination: friend, owner: own }, config),
    'close',
    { account, to: friend },
  ],
  [
    (config) => getInitializeAccountInstruction({ account, mint, owner: friend }, config),
    'makeAccount',
    { account, owner: friend, token: mint },
  ],
  [
    (config) => getInitializeAccount3Instruction({ account, mint, owner: friend }, config),
    'makeAccount',
    { account, owner: friend, token: mint },
  ],
  [(config) => getSyncNativeInstruction({ account }, config), 'upkeep', {}],
  // Programs that a page has no need of are not known by name.
  [
    (config) =>
      getMintToInstruction({ mint, token: account, mintAuthority: own, amount: 1n }, config),
    'unknown',
    {},
  ],
]

test.each(programs)('reads what the library of the token programs writes: %s', (program) => {
  const programAddress = address(program)
  for (const [write, is, about] of cases) {
    const steps = readSolanaTransaction(transactionOf(write({ programAddress })))
    expect(steps).toMatchObject([{ is, ...about }])
  }
  const made = getCreateAssociatedTokenInstruction({
    ...{ payer: own, ata: account, owner: friend, mint, tokenProgram: programAddress },
  })
  expect(readSolanaTransaction(transactionOf(made))).toMatchObject([
    { is: 'makeAccount', account, owner: friend, token: mint },
  ])
})

test('reads what the library of the system program writes', () => {
  const steps = readSolanaTransaction(
    transactionOf(
      getAdvanceNonceAccountInstruction({ nonceAccount: account, nonceAuthority: own }),
      getCreateAccountInstruction({
        ...{ payer: own, newAccount, lamports: 7, space: 165, programAddress: other },
      }),
      getAssignInstruction({ account: own, programAddress: other }),
    ),
  )
  expect(steps).toEqual([
    { is: 'nonce', account },
    { is: 'create', from: own.address, account: newAccount.address, amount: 7n, program: other },
    { is: 'giveAway', account: own.address, what: 'account', to: other },
  ])
})
