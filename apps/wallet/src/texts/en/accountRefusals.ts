import { formatUnits } from 'viem'

type Coin = { readonly symbol?: string | undefined; readonly decimals: number }

const inCoin = (amount: bigint, { decimals, symbol = '' }: Coin) =>
  `${formatUnits(amount, decimals)} ${symbol}`.trim()

/**
 * Why an account does not do what a page requests: the text that the page gets, and what the wallet's screens say in English. Names and paths
 * in them are the page's own.
 */
export const accountRefusals = {
  parametersShape: 'The parameters have not the shape that the method asks for.',
  assetsShape: 'The parameters have not the shape of ERC-7811.',
  listExpected: 'A list of parameters is expected.',
  notBytes: ({ name }: { name: string }) =>
    `${name} is no bytes: hex digits after 0x are expected.`,
  notObject: ({ name }: { name: string }) => `${name} is no object.`,
  notAmount: ({ name }: { name: string }) =>
    `${name} is no amount: a whole number as hex digits is expected.`,

  messageLong: 'The message is too long.',
  messageNotBase58: 'The message is not base58.',
  messageNotText: 'The message is a text of at most 200,000 characters.',
  messageIsTransaction:
    'The message is a transaction. Ask for it as one, so that it is shown as one.',

  transactionUnreadable:
    'The transaction cannot be read: one of Solana as base58 or base64 is expected.',
  transactionIncomplete: 'Others have to sign the transaction before it is sent.',
  transactionChanged:
    'What the transaction stands for has changed since it was shown. Nothing was signed. Ask for it again in the app.',
  transactionFailed: 'The network carried the transaction out, and it failed.',
  transactionOvertaken:
    'Another transaction of this account went first, so this one was not sent. Try again.',
  transactionNetwork: ({ named, used }: { named: bigint; used: string }) =>
    `The transaction is for network ${named}, and the wallet is on ${used}. Switch first.`,
  transactionEmpty: 'The transaction has no receiver, and no contract to make.',
  transactionHandsOver: 'This wallet hands its account over to no contract (EIP-7702).',
  actsOnAccount:
    'This would act on the user’s own account, or for it, which no page may ask for. Ask for the calls of that account instead (wallet_sendCalls).',
  dataTwice: 'data and input say two different things.',
  tipAboveFee: 'The tip is more than the whole fee.',
  balanceLow: ({ held, sent, ...coin }: { held: bigint; sent: bigint } & Coin) =>
    `The account holds ${inCoin(held, coin)}, less than the ${inCoin(sent, coin)} that it would send.`,

  typedNotJson: 'The typed data is no JSON.',
  typedNetworkNotNumber: 'The network of the domain is no number.',
  typedNetwork: ({ named, used }: { named: bigint; used: string }) =>
    `The typed data is for network ${named}, and the wallet is on ${used}. Switch first.`,
  typedActsForAccount:
    'This would act for the smart account without showing what it does. Ask for its calls instead (wallet_sendCalls).',
  typedUnsignable: ({ reason }: { reason: string }) =>
    `The typed data cannot be signed. ${reason}`.slice(0, 500),
  typedPrimaryMissing: 'The primary type is not among the types.',
  typesMalformed: 'The types are malformed.',
  typedFieldTwice: ({ name }: { name: string }) => `A field of ${name} stands there twice.`,
  typedFieldIncomplete: 'A field of a type has no name or no type.',
  typedFieldName: 'A field of a type has a name that is none.',
  typedLarge: 'The typed data is too large.',
  typedNotList: ({ path, size, item }: { path: string; size: string; item: string }) =>
    `${path} is no list of ${size === '' ? '' : `${size} `}${item}.`,
  typedMissing: ({ path }: { path: string }) => `${path} is missing.`,
  typedNotOfType: ({ path, type }: { path: string; type: string }) =>
    `${path} is not of the type ${type}.`,
  typedNumberLarge: ({ path }: { path: string }) => `${path} is too large for its type.`,

  smartElsewhere: 'The smart account is not on this network. Use the plain account.',
  smartMakesNoContract: 'The smart account makes no contracts. Use the plain account for it.',
  operationHandsOver:
    'The operation hands the account over to a contract, which this wallet does not do.',
  operationForeign: 'The operation is none of the smart account’s.',
  operationEntryPoint: 'The wallet knows the entry point 0.7 alone.',
  operationNonce: 'The operation’s nonce is not the next one of the account.',
  operationUnmeasured: 'No bundler could say what the operation takes. Try again later.',
  operationDearer:
    'The network fee is higher than the page showed, so nothing was sent. Try again.',
  operationOvertaken:
    'Another operation of this account went first, so this one was not sent. Try again.',
  operationDiffers: 'The bundler took another operation than the one that was sent.',
  operationFailed: 'The network carried the operation out, and it failed.',
  operationWaits: ({ hash }: { hash: string }) =>
    `The operation ${hash} is not in a block yet. It may still come; look before you repeat it.`,
  paymasterUnreadable: 'The paymaster gave no answer that can be read.',
  paymasterService:
    'A paymaster service has the URL of a web service, and an object as its context.',

  callsTooMany: ({ most }: { most: number }) =>
    `At most ${most} calls go in one. Send them in several.`,
  callsNotAtomic: 'The plain account cannot do all or none. Use the smart account.',
  callsNetwork: ({ network }: { network: string }) =>
    `The wallet does not serve the network ${network}.`,
  callsUnmeasured: 'The network could not say what the calls take.',
  callFails: ({ place, count }: { place: number; count: number }) =>
    `Call ${place} of ${count} would fail.`,
  callReceiver: 'A call has no receiver.',
  batchIdExpected: 'The id of a batch is expected.',
  batchIdInvalid: 'The id is no text of at most 512 characters.',
  batchIdUsed: 'There is a batch of this id already.',
  batchIdMissing: 'A batch has no id.',
  batchUnknown: 'There is no batch of this id.',
  capabilitiesNotObject: 'The capabilities are no object.',
  capabilityUnsupported: ({ name }: { name: string }) =>
    `The wallet does not support the capability ${name}.`.slice(0, 200),
  grantShape: ({ path }: { path: string }) =>
    `The request for permissions has not the shape of ERC-7715${path === '' ? '' : `, at ${path}`}.`,
  grantUnsupported: ({ part, type }: { part: 'signer' | 'permission' | 'policy'; type: string }) =>
    `No contract of this wallet enforces a ${part} of the type ${type}.`,
  grantPlain: 'The plain account holds no key to limits. Ask for the smart account.',
  grantLarge: ({ limits, functions }: { limits: number; functions: number }) =>
    `A key gets at most ${limits} limits and ${functions} functions.`,
  grantTokenTwice: 'A token has two limits.',
  grantFunctionTwice: 'A function stands there twice.',
  grantTokenFunction: 'A token with a limit takes no function beside it.',
  grantFunction:
    'A function is named by its selector, or by its signature in the form name(type,type).',
  grantExpiry: ({ days }: { days: number }) =>
    `The expiry is in seconds since 1970, ahead of now and at most ${days} days away.`,
  grantOwnKey: 'This key is the user’s own, or a contract of the account.',
  grantKeyIsContract:
    'There is code at the address of this key, through which others could call. Use the address of a plain key.',
  grantNoFactory: 'This network cannot make the contract that holds keys to their limits.',
  grantRefused:
    'The contract that holds keys to their limits refuses these terms. A token or contract is not there, is the account’s own, or the function sends tokens, for which a limit is needed.',
  grantLost:
    'The network carried this out, and does not have it as it was shown. Take back what this app’s keys may do.',
  grantUnknown: 'This account has no such permission on this network.',
  grantRevoked: 'This permission was taken back already.',
  chainIdsExpected: 'A list of chain ids is expected.',
} as const
