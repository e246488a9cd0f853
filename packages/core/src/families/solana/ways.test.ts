import { base58, base64 } from '@scure/base'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { enterEmbedded } from '../../embedded/enterEmbedded.js'
import { solanaChain } from '../../embedded/fixtures/fakeFrame.js'
import { openPages, solanaNetwork } from '../../embedded/fixtures/openPage.js'
import { openPaired, type PairingBrowser } from '../../pairing/fixtures/createPairingBrowser.js'
import { signAllTransactions } from '../../requests/signAllTransactions.js'
import { signTransaction } from '../../requests/signTransaction.js'
import { solanaSigner } from './fixtures/solanaSigner.js'
import { solana } from './solana.js'
import { writeMessage } from './wire/writeMessage.js'
import { writeUnsigned } from './wire/writeUnsigned.js'

const { address, sign } = solanaSigner
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'

/** A transaction of the account, and the same with its signature. */
function transactionOf(memo: string) {
  const data = new TextEncoder().encode(memo)
  const program = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
  const instructions = [{ program, accounts: [], data }]
  const bytes = writeUnsigned(writeMessage({ payer: address, instructions, blockhash }))
  const signature = sign(bytes.subarray(65))
  const signed = bytes.slice()
  signed.set(base58.decode(signature), 1)
  return { transaction: base64.encode(bytes), signed: base64.encode(signed), signature }
}
const [one, two] = [transactionOf('one'), transactionOf('two')]

const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

async function paired(methods = solana.methods ?? []) {
  const session = { solana: { accounts: [`${solanaChain}:${address}`], methods, events: [] } }
  const found = await openPaired(session, { networks: [solanaNetwork] })
  browsers.push(found.browser)
  return found
}

test('paired, transactions are signed alone and several, and what comes back is checked', async () => {
  const { client, wallet } = await paired()
  const signing = signTransaction(client, { transaction: one.transaction })
  const asked = await wallet.answer({ result: { signature: one.signature } })
  expect(asked.params).toMatchObject({
    request: { method: 'solana_signTransaction', params: { transaction: one.transaction } },
  })
  await expect(signing).resolves.toEqual({
    ...{ transaction: one.signed, signature: one.signature, changes: [] },
  })
  const unsigned = [{ transaction: one.transaction }, { transaction: two.transaction }]
  const several = signAllTransactions(client, { transactions: unsigned })
  const all = await wallet.answer({ result: { transactions: [one.signed, two.signed] } })
  expect(all.params).toMatchObject({
    request: {
      method: 'solana_signAllTransactions',
      params: { transactions: [one.transaction, two.transaction] },
    },
  })
  await expect(several).resolves.toMatchObject([{ changes: [] }, { changes: [] }])
  const lied = signAllTransactions(client, { transactions: unsigned })
  lied.catch(() => {})
  await wallet.answer({ result: { transactions: [one.signed, one.signed] } })
  await expect(lied).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('paired, a session that only signs alone signs several one after the other', async () => {
  const { client, wallet } = await paired(['solana_signTransaction'])
  const unsigned = [{ transaction: one.transaction }, { transaction: two.transaction }]
  const several = signAllTransactions(client, { transactions: unsigned })
  await wallet.answer({ result: { transaction: one.signed } })
  await wallet.answer({ result: { transaction: two.signed } })
  await expect(several).resolves.toMatchObject([
    { transaction: one.signed },
    { transaction: two.signed },
  ])
})

test('paired, a session without transactions offers none', async () => {
  const { client, state } = await paired(['solana_signMessage'])
  const features = state().connection.byNamespace.solana?.features
  expect(features).not.toContain('signTransaction')
  expect(features).not.toContain('signIn')
  const signed = signTransaction(client, { transaction: one.transaction })
  await expect(signed).rejects.toMatchObject({ code: 'action_not_allowed' })
})

test('embedded, transactions are signed alone and several on the wallet’s own screen', async () => {
  const answers = {
    RPC_REQUEST: ({ method }: { method: string }) =>
      method === 'solana_signAllTransactions'
        ? { transactions: [one.signed, two.signed] }
        : { transaction: one.signed, signature: one.signature },
  }
  const opened = openPages(onTestFinished)({ options: { defaultNetwork: solanaNetwork }, answers })
  await opened.ready()
  await enterEmbedded(opened.client, { provider: 'email' })
  await opened.pass(0)
  const { client } = opened
  const unsigned = [{ transaction: one.transaction }, { transaction: two.transaction }] as const
  await expect(signTransaction(client, unsigned[0])).resolves.toMatchObject({
    transaction: one.signed,
  })
  await expect(signAllTransactions(client, { transactions: unsigned })).resolves.toMatchObject([
    ...[{ transaction: one.signed }, { transaction: two.signed }],
  ])
  const methods = opened
    .said('RPC_REQUEST')
    .map(({ payload }) => (payload as { method: string }).method)
  expect(methods).toEqual(['solana_signTransaction', 'solana_signAllTransactions'])
})
