const address = <const name extends string>(name: name) => ({ name, type: 'address' }) as const
const word = <const name extends string>(name: name) => ({ name, type: 'uint256' }) as const
const time = <const name extends string>(name: name) => ({ name, type: 'uint48' }) as const
const hash = <const name extends string>(name: name) => ({ name, type: 'bytes32' }) as const
const selector = { name: 'selector', type: 'bytes4' } as const

const limits = {
  name: 'limits',
  type: 'tuple[]',
  components: [address('token'), word('amount'), time('period')],
} as const
const allowed = {
  name: 'allowed',
  type: 'tuple[]',
  components: [address('target'), selector],
} as const
const session = {
  name: 'session',
  type: 'tuple',
  components: [
    address('account'),
    address('key'),
    time('start'),
    time('expiry'),
    { name: 'isRevoked', type: 'bool' },
  ],
} as const
const view = { type: 'function', stateMutability: 'view' } as const
const call = { type: 'function', stateMutability: 'nonpayable', outputs: [] } as const

/** The interface of `sessionModule`: what a test compares with the compiled contract. */
export const sessionModuleAbi = [
  {
    ...call,
    name: 'grant',
    inputs: [address('key'), time('expiry'), limits, allowed],
    outputs: [hash('id')],
  },
  { ...call, name: 'revoke', inputs: [hash('id')] },
  { ...call, name: 'revokeFor', inputs: [hash('id'), { name: 'signature', type: 'bytes' }] },
  {
    ...call,
    name: 'redeemDelegations',
    inputs: [
      { name: 'contexts', type: 'bytes[]' },
      { name: 'modes', type: 'bytes32[]' },
      { name: 'executions', type: 'bytes[]' },
    ],
  },
  { ...view, name: 'countOf', inputs: [address('account')], outputs: [word('')] },
  {
    ...view,
    name: 'idOf',
    inputs: [address('account'), word('number')],
    outputs: [hash('')],
  },
  {
    ...view,
    name: 'read',
    inputs: [hash('id')],
    outputs: [session, limits, allowed, { name: 'left', type: 'uint256[]' }],
  },
  {
    ...view,
    name: 'eip712Domain',
    inputs: [],
    outputs: [
      { name: 'fields', type: 'bytes1' },
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      word('chainId'),
      address('verifyingContract'),
      hash('salt'),
      { name: 'extensions', type: 'uint256[]' },
    ],
  },
  { ...view, name: 'maxAllowed', inputs: [], outputs: [word('')] },
  { ...view, name: 'maxLife', inputs: [], outputs: [time('')] },
  { ...view, name: 'maxLimits', inputs: [], outputs: [word('')] },
  { type: 'constructor', inputs: [], stateMutability: 'nonpayable' },
  { type: 'event', name: 'EIP712DomainChanged', inputs: [] },
  {
    type: 'event',
    name: 'Granted',
    inputs: [
      { ...address('account'), indexed: true },
      { ...hash('id'), indexed: true },
      { ...address('key'), indexed: true },
      { ...time('expiry'), indexed: false },
      { ...limits, indexed: false },
      { ...allowed, indexed: false },
    ],
  },
  {
    type: 'event',
    name: 'Redeemed',
    inputs: [
      { ...hash('id'), indexed: true },
      { ...address('target'), indexed: true },
      { ...word('value'), indexed: false },
      { ...selector, indexed: false },
    ],
  },
  {
    type: 'event',
    name: 'Revoked',
    inputs: [
      { ...address('account'), indexed: true },
      { ...hash('id'), indexed: true },
    ],
  },
  {
    type: 'error',
    name: 'AboveLimit',
    inputs: [address('token'), word('amount'), word('left')],
  },
  { type: 'error', name: 'BadCall', inputs: [] },
  { type: 'error', name: 'BadExpiry', inputs: [] },
  { type: 'error', name: 'BadFunction', inputs: [selector] },
  { type: 'error', name: 'BadKey', inputs: [] },
  { type: 'error', name: 'BadLimit', inputs: [address('token')] },
  { type: 'error', name: 'BadSignature', inputs: [] },
  { type: 'error', name: 'BadTarget', inputs: [address('target')] },
  { type: 'error', name: 'InvalidShortString', inputs: [] },
  { type: 'error', name: 'ModeUnsupported', inputs: [hash('mode')] },
  { type: 'error', name: 'NotGranted', inputs: [hash('id')] },
  { type: 'error', name: 'NothingGranted', inputs: [] },
  { type: 'error', name: 'Over', inputs: [hash('id')] },
  { type: 'error', name: 'ReentrancyGuardReentrantCall', inputs: [] },
  { type: 'error', name: 'StringTooLong', inputs: [{ name: 'str', type: 'string' }] },
  { type: 'error', name: 'TooMuch', inputs: [] },
  { type: 'error', name: 'TransferFailed', inputs: [] },
] as const
