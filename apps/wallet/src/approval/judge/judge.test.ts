import { expect, test } from 'vitest'
import type { Action, GrantAction, TypedDataAction } from '../../actions/Action.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { judge } from '../assess/judge.js'
import type { Facts } from '../facts/Facts.js'
import { familiarity } from '../facts/partyFacts.js'
import { type GalleryWorld, gallery, stranger } from '../testing/gallery.js'

const [own, friend, token] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const world: GalleryWorld = {
  ...{ accounts: [own, friend], chainId: 31_337, tokens: [{ address: token }, { address: token }] },
  ...{
    stalls: token,
    crates: token,
    grumpy: token,
    paymaster: token,
    router: friend,
    wrapped: token,
  },
}
const actions = gallery(world, 'https://harvest.example')

function warnings(
  name: string,
  facts: Partial<Facts> = {},
  change: Partial<Action> = {},
): string[] {
  const action = { ...actions[name], ...change } as Action
  const known = {
    isSettled: true,
    isOfNetwork: true,
    outcome,
    fee: { price: 2_000_000_000n, beside: 0n },
  }
  const all = { ...emptyFacts(action, 1_800_000_000), ...known, ...facts }
  return judge(action, all).map(({ code, level }) => (level === 'danger' ? `! ${code}` : code))
}
const outcome = { is: 'changes', changes: [], gas: undefined } as const
const fungible = { kind: 'fungible', symbol: 'MUSD', decimals: 6, supply: 10n ** 12n } as const

test('a sign-in is for the requesting page, and for this account', () => {
  expect(warnings('phishing')).toEqual([])
  expect(warnings('phishing', {}, { origin: 'https://harvest.example.evil' })).toEqual([
    '! signInElsewhere',
  ])
  const account = { address: friend, type: 'eoa' } as const
  expect(warnings('phishing', {}, { account })).toEqual(['! signInOtherAccount'])
})

test('what cannot be read is a danger', () => {
  expect(warnings('bytes')).toEqual(['! notText'])
  const hash = new Uint8Array(32).fill(0xfe)
  expect(warnings('bytes', {}, { bytes: hash })).toEqual(['! bareHash'])
  expect(warnings('hiddenMessage')).toEqual(['hiddenCharacters'])
  expect(warnings('typedData')).toEqual(['! otherNetwork', '! unknownTypedData'])
  expect(warnings('operation')).toEqual(['! unreadableCalls'])
  expect(warnings('solanaBlind')).toEqual(['! blindProgram', 'oneAfterAnother'])
  expect(warnings('solanaTable')).toEqual(['! unreadTable', '! givesAway'])
  expect(warnings('solanaMany', { outcome: { is: 'unknown' } })).toEqual([
    '! notPlayed',
    'oneAfterAnother',
  ])
  expect(warnings('solanaDisguise')).toEqual(['! looksLikeTransaction'])
  expect(warnings('unknownCall')).toEqual(['unknownCall'])
  expect(warnings('unknownCall', { outcome: { is: 'unknown' } })).toEqual([
    '! blindCall',
    'outcomeUnknown',
  ])
})

test('an allowance without a limit is a danger, however it is written', () => {
  expect(warnings('approveAll')).toEqual(['! noLimit'])
  expect(warnings('allPieces')).toEqual(['! allPieces'])
  expect(warnings('permit2')).toEqual(['! noLimit'])
  expect(warnings('approveSome')).toEqual([])
  // As much as there is of the token.
  const tokens = { [token]: { ...fungible, supply: 80_000_000n, balance: 1n } }
  expect(warnings('approveSome', { tokens })).toEqual(['! noLimit'])
  const parties = { [friend]: { hasCode: false } }
  expect(warnings('approveSome', { parties })).toEqual(['! spenderIsEoa'])
})

test('a receiver is looked at', () => {
  const of = (party: Facts['parties'][string]) => ({ parties: { [friend]: party } })
  expect(warnings('pay', of({ isKnown: true }))).toEqual([])
  expect(warnings('pay', of({ isKnown: false }))).toEqual(['firstTime'])
  expect(warnings('pay', of({ isKnown: false, looksLike: own }))).toEqual(['! lookAlike'])
  expect(warnings('pay', of({ isKnown: true, hasCode: true }))).toEqual(['toContract'])
  const tokens = { [friend]: { ...fungible, balance: 0n } }
  expect(warnings('pay', { tokens })).toEqual(['! tokenAsReceiver'])
  const account = { address: friend, type: 'eoa' } as const
  expect(warnings('pay', {}, { account })).toEqual(['toSelf'])
  expect(warnings('sendToken', { parties: { [token]: { hasCode: false } } })).toEqual([
    'nothingThere',
  ])
})

test('the account itself is not called without a danger, and the screen shows a failure', () => {
  const account = { address: token, type: 'smartAccount' } as const
  expect(warnings('fails', {}, { account })).toEqual(['! ownWallet'])
  expect(warnings('swap', { outcome: { is: 'fails', reason: 'no' } })).toContain('! willFail')
  expect(warnings('sequence')).toContain('oneAfterAnother')
})

test('orders that bring nothing are dangers', () => {
  expect(warnings('order')).toEqual(['! orderForNothing'])
})

test('an address that only looks like a known one is told apart, and the past is not trusted', () => {
  const known = '0xabcd000000000000000000000000000000001234'
  const twin = '0xabcd999999999999999999999999999999991234'
  expect(familiarity(known, { paid: [known], past: [twin] })).toEqual({ isKnown: true })
  expect(familiarity(twin, { paid: [known], past: [] })).toEqual({
    isKnown: false,
    looksLike: known,
  })
  // A thief sent nothing from or to it, so that both stand in the past.
  expect(familiarity(twin, { paid: [], past: [known, twin] })).toEqual({
    isKnown: false,
    looksLike: known,
  })
  expect(familiarity(stranger, { paid: [], past: [stranger] })).toEqual({ isKnown: true })
})

test('the page is looked at', () => {
  expect(warnings('message', {}, { origin: 'http://harvest.example' })).toEqual(['plainOrigin'])
  expect(warnings('message', {}, { origin: 'https://xn--hrvest-5nf.example' })).toEqual([
    'foreignOrigin',
  ])
})

test('a key that is to act by itself is a danger, whatever its bounds, and taking it back is none', () => {
  expect(warnings('grant')).toEqual(['! keyActsAlone', 'keyCallsFunctions'])
  expect(warnings('revoke')).toEqual([])
  expect(warnings('revocation')).toEqual([])
  // Of another contract, or for another account, it is unknown.
  const { typedData } = actions.revocation as TypedDataAction
  for (const change of [
    { domain: { ...typedData.domain, verifyingContract: token } },
    { message: { ...typedData.message, account: friend } },
    { types: { ...typedData.types, Revocation: [{ name: 'account', type: 'address' }] } },
  ])
    expect(warnings('revocation', {}, { typedData: { ...typedData, ...change } } as never)).toEqual(
      ['! unknownTypedData'],
    )
  const { session } = actions.grant as GrantAction
  const only = (limit: Partial<GrantAction['session']['limits'][number]>) => ({
    session: { ...session, functions: [], limits: [{ token, amount: 1n, period: 60, ...limit }] },
  })
  const about = { [token.toLowerCase()]: { ...fungible, balance: undefined } }
  expect(warnings('grant', { tokens: about }, only({}))).toEqual(['! keyActsAlone'])
  for (const limit of [{ amount: 2n ** 255n }, { amount: 2n ** 255n, token: undefined }])
    expect(warnings('grant', { tokens: about }, only(limit))).toEqual([
      '! keyActsAlone',
      '! noLimit',
    ])
  // Of a collection the number is a piece, and no amount.
  const pieces = {
    [token.toLowerCase()]: { ...fungible, kind: 'pieces', balance: undefined },
  } as const
  expect(warnings('grant', { tokens: pieces }, only({}))).toContain('! notToken')
  expect(warnings('revoke', { outcome: { is: 'fails', reason: 'x' } })).toEqual(['! willFail'])
})
