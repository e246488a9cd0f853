import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import type { Call } from '../../FamilyFeatures.js'
import { createPairedDialect } from './createPairedDialect.js'
import { solanaSigner } from './fixtures/solanaSigner.js'
import { writeMessage } from './wire/writeMessage.js'
import { writeUnsigned } from './wire/writeUnsigned.js'

const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bytes = writeUnsigned(
  writeMessage({
    payer: solanaSigner.address,
    instructions: [],
    blockhash: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn',
  }),
)
const [in58, in64] = [base58.encode(bytes), base64.encode(bytes)]

/** What a paired wallet is sent for a call of a page. */
function sentFor(call: Call): unknown {
  const sent: unknown[] = []
  const answer = createPairedDialect({
    ...({} as Parameters<typeof createPairedDialect>[0]),
    request: async (...request) => void sent.push(request),
    addresses: () => ['first', 'second'],
  })(call, chain)
  return sent.length > 0 ? sent : answer
}

const paramsFor = (method: string, params: unknown) => {
  const [[sent, where] = []] = sentFor({ method, params }) as [Call, string][]
  expect(where).toBe(chain)
  expect(sent?.method).toBe(method)
  return sent?.params
}

test.each([
  ['base58', in58],
  ['base64', in64],
])('a transaction in %s goes out in base64, alone or with others', (_, transaction) => {
  const options = { skipPreflight: true }
  expect(paramsFor('solana_signTransaction', { transaction })).toEqual({ transaction: in64 })
  expect(paramsFor('solana_signAndSendTransaction', { transaction, options })).toEqual({
    ...{ transaction: in64, options },
  })
  const several = { transactions: [transaction, in64] }
  expect(paramsFor('solana_signAllTransactions', several)).toEqual({ transactions: [in64, in64] })
})

test.each([
  [{ message: '2NEpo7TZRRrLZSi2U', pubkey: 'me' }],
  [{ transaction: 'AAAA' }],
  [{ transaction: 'not a transaction' }],
  [{ transaction: 7 }],
  [{ transactions: 'AAAA' }],
  [undefined],
  [null],
  [[in58]],
])('what is no transaction goes as it is: %j', (params) => {
  expect(paramsFor('solana_signMessage', params)).toEqual(params)
})

test('accounts are those of the session, without a request', () => {
  for (const method of ['solana_getAccounts', 'solana_requestAccounts'])
    expect(sentFor({ method })).toEqual([{ pubkey: 'first' }, { pubkey: 'second' }])
})
