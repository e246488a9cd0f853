import { expect, test } from 'vitest'
import { toFoyerError } from './toFoyerError.js'

test.each([
  [{ code: 4001, message: 'No' }],
  [{ code: '4001', message: 'No' }],
  [{ code: 5000, message: 'No' }],
  [{ code: 'ACTION_REJECTED', message: 'No' }],
  [{ code: -32_000, message: 'User rejected the request.' }],
  [{ message: 'MetaMask Tx Signature: User denied transaction signature.' }],
  [{ code: -32_603, message: 'Rejected by the user' }],
])('a wallet that says %o means that its person declined', (error) => {
  expect(toFoyerError(error)).toMatchObject({ code: 'user_rejected', cause: error })
})

test.each([
  [{ code: -32_000, message: 'insufficient funds' }],
  [{ code: -32_000, message: `${' '.repeat(5_000)}user rejected` }],
  [{ code: 40_010, message: 'No' }],
  [undefined],
])('a wallet that says %o failed', (error) => {
  expect(toFoyerError(error)).toMatchObject({ code: 'wallet_failed' })
})
