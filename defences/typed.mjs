const shown = 'apps/wallet/src/accounts/typedData.test.ts'
const orders = 'apps/wallet/src/approval/judge/orders.test.ts'
const digests = 'apps/wallet/src/approval/judge/digests.test.ts'
const refusals = 'apps/wallet/src/accounts/plainAccount.test.ts'
const read = 'apps/wallet/src/approval/read'
const judge = 'apps/wallet/src/approval/judge'
const given = 'apps/wallet/src/accounts/families/eip155/readTypedData.ts'
const whatever =
  'whatever a page changes in it, what is shown of typed data is what is signed, or nothing is said'
const address = 'a known contract is known by its address, and a known name elsewhere is a danger'

/** What keeps data and messages from being shown as what they are not, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'typed-data-types-of-members',
    file: 'apps/wallet/src/approval/families/eip155/read/fitsTypes.ts',
    code: 'given[at]?.name === name && given[at]?.type === type',
    without: 'given[at]?.name === name && type !== undefined',
    ...{ test: shown, named: whatever },
  },
  {
    id: 'typed-data-no-member-more',
    file: 'apps/wallet/src/approval/families/eip155/read/fitsTypes.ts',
    code: 'given?.length === known.length &&',
    without: 'given !== undefined &&',
    ...{ test: shown, named: whatever },
  },
  {
    id: 'typed-data-domain-by-its-type',
    file: 'apps/wallet/src/approval/families/eip155/read/readDomain.ts',
    code: 'if (!members || !isSame(members, standardOf(members))) return undefined',
    without: 'if (!members || !isSame(standardOf(members), standardOf(members))) return undefined',
    ...{ test: shown, named: whatever },
  },
  {
    id: 'permit2-fields-of-its-kind',
    file: 'apps/wallet/src/approval/families/eip155/read/readPermit2.ts',
    code: 'const held = fields[kind.held]',
    without: 'const held = fields.details ?? fields.permitted',
    ...{ test: shown, named: 'a witness that is called ' },
  },
  {
    id: 'permit2-inner-struct',
    file: 'apps/wallet/src/approval/families/eip155/read/readPermit2.ts',
    code: 'if (!fitsTypes(types, [inner])) return false',
    without: 'if (inner === undefined) return false',
    ...{ test: shown, named: whatever },
  },
  {
    id: 'permit2-own-domain',
    file: 'apps/wallet/src/approval/families/eip155/read/readPermit2.ts',
    code: "name !== 'Permit2' ||",
    without: 'name === undefined ||',
    ...{ test: orders, named: address },
  },
  {
    id: 'permit-of-the-signer',
    file: 'apps/wallet/src/approval/families/eip155/read/readPermit.ts',
    code: 'if (!isSameAddress(asAddress(fields[kind.owner]), account)) return undefined',
    without: 'if (account === undefined) return undefined',
    test: `${read}/read.test.ts`,
    named: 'knows typed data by its whole form and the contract it is for',
  },
  {
    id: 'market-by-address-and-network',
    file: 'apps/wallet/src/approval/families/eip155/read/markets/Market.ts',
    code: 'isSameAddress(address, contract) && (chains?.includes(chainId) ?? true)',
    without: 'isSameAddress(address, contract) || chains?.includes(chainId)',
    ...{ test: orders, named: address },
  },
  {
    id: 'known-name-elsewhere',
    file: 'apps/wallet/src/approval/families/eip155/judge/judgeTypedData.ts',
    code: 'isClaimed && !isKnown',
    without: 'isClaimed && isKnown === 0',
    ...{ test: orders, named: address },
  },
  {
    id: 'order-for-nothing',
    file: 'apps/wallet/src/approval/families/eip155/judge/judgeOrder.ts',
    code: 'gets.every(({ amount }) => amount === 0n)',
    without: 'gets.length === 0',
    ...{ test: orders, named: 'an order that brings ' },
  },
  {
    id: 'order-for-little',
    file: 'apps/wallet/src/approval/families/eip155/judge/judgeOrder.ts',
    code: 'got * 10n < given * 9n',
    without: 'got > given * got',
    ...{ test: orders, named: 'an order that brings ' },
  },
  {
    id: 'order-without-prices',
    file: 'apps/wallet/src/approval/families/eip155/judge/judgeOrder.ts',
    code: 'if (unpriced) return',
    without: 'if (unpriced && market === undefined) return',
    ...{ test: orders, named: 'what has no price is a danger, on either side' },
  },
  {
    id: 'order-for-no-token',
    file: 'apps/wallet/src/approval/families/eip155/judge/judgeOrder.ts',
    code: "?.kind === 'none'",
    without: '?.kind === undefined',
    ...{ test: orders, named: 'what is no token is a danger' },
  },
  {
    id: 'order-with-an-extension',
    file: 'apps/wallet/src/approval/families/eip155/read/markets/oneInch.ts',
    code: 'isOpen: (traits & ~known) !== 0n,',
    without: 'isOpen: known === 0n,',
    test: orders,
    named: 'an extension or a rule that is unknown is a danger: bit ',
  },
  {
    id: 'typed-data-names-of-members',
    file: given,
    code: "if (name === '' || /[(),]/.test(name))",
    without: "if (name === '')",
    ...{ test: refusals, named: 'refuses typed data with ' },
  },
  {
    id: 'typed-data-members-once',
    file: given,
    code: 'new Set(read.map((field) => field.name)).size < read.length',
    without: 'new Set(read).size < read.length',
    ...{ test: refusals, named: 'refuses typed data with ' },
  },
  {
    id: 'typed-data-names-of-structs',
    file: given,
    code: 'atom.test(name) ||',
    without: '',
    ...{ test: refusals, named: 'refuses typed data with ' },
  },
  {
    id: 'message-of-32-bytes',
    file: `${judge}/judgeMessage.ts`,
    code: 'if (bytes.length === 32) return',
    without: 'if (bytes.length === 32 && text === undefined) return',
    ...{ test: digests, named: '32 bytes are a danger, whatever they read as: ' },
  },
  {
    id: 'message-of-a-written-digest',
    file: `${judge}/judgeMessage.ts`,
    code: "if (isDigest(text, account.address)) return [warning('writtenHash')]",
    without: 'if (isDigest.length < 0) return []',
    test: digests,
    named: 'so it is after a few words, in groups, or in letters of another width',
  },
  {
    id: 'message-for-programs',
    file: `${judge}/judgeMessage.ts`,
    code: "if (isPreimage(bytes)) return [warning('preimage')]",
    without: 'if (isPreimage.length < 0) return []',
    ...{ test: digests, named: 'what programs sign is no message' },
  },
  {
    id: 'permit-by-its-own-name',
    file: 'apps/wallet/src/approval/families/eip155/read/readPermit.ts',
    code: 'parseStruct(struct).name === primaryType && ',
    without: '',
    test: 'apps/wallet/src/approval/families/eip155/read/readPermit.test.ts',
    named: 'what is signed is the struct that is named, whatever others stand beside it',
  },
]
