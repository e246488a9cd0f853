import type { Address } from 'viem'

/** The account that is to sign. */
export const owner: Address = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1'

export type GivenTypedData = {
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  domain: Record<string, unknown>
  message: Record<string, unknown>
}

const spender = '0x2222222222222222222222222222222222222222'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const zeroAddress = '0x0000000000000000000000000000000000000000'
const word = `0x${'00'.repeat(31)}07`
const until = '1900000000'

const typesOf = (...structs: readonly string[]) =>
  Object.fromEntries(
    structs.map((struct) => {
      const [name = '', list = ''] = struct.slice(0, -1).split('(')
      const members = list.split(',').map((member) => {
        const [type = '', own = ''] = member.split(' ')
        return { name: own, type }
      })
      return [name, members]
    }),
  )

const named = 'EIP712Domain(string name,uint256 chainId,address verifyingContract)'
const versioned =
  'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'

function data(
  domain: Record<string, unknown>,
  structs: readonly [string, ...string[]],
  message: Record<string, unknown>,
): GivenTypedData {
  const primaryType = structs[0].slice(0, structs[0].indexOf('('))
  const form = 'version' in domain ? versioned : named
  return {
    types: typesOf(form, ...structs),
    primaryType,
    domain: { chainId: 1, ...domain },
    message,
  }
}

/** One of every kind that the screen knows, as pages ask for it. */
export function knownTypedData(): Readonly<Record<string, GivenTypedData>> {
  const usdc = { name: 'USD Coin', version: '2', verifyingContract: token }
  const permit2 = {
    name: 'Permit2',
    verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  }
  const zeroEx = {
    ...{ name: 'ZeroEx', version: '1.0.0' },
    verifyingContract: '0xDef1C0ded9bec7F1a1670819833240f027b25EfF',
  }
  const details = { token, amount: '5000000', expiration: '1900000001', nonce: '3' }
  const detailsType = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
  const permitted = { token, amount: '7000000' }
  const permittedType = 'TokenPermissions(address token,uint256 amount)'
  const single = 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline'
  const batch = single.replace('Permissions ', 'Permissions[] ')
  const quoteType = 'Quote(address token,uint256 amount,string note)'
  const quote = { token: other, amount: '1', note: 'Hello' }
  const once = { spender, nonce: '7', deadline: until }
  const transfer = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore'
  const moved = {
    ...{ from: owner, to: spender, value: '9', validAfter: '0' },
    ...{ validBefore: until, nonce: word },
  }
  const made = { makerToken: token, takerToken: other, makerAmount: '11', takerAmount: '13' }
  const by = { maker: owner, taker: zeroAddress }
  return {
    permit: data(
      usdc,
      ['Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'],
      { owner, spender, value: '75500000', nonce: 0, deadline: until },
    ),
    permitAll: data(
      { ...usdc, name: 'Dai Stablecoin', verifyingContract: other },
      ['Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)'],
      { holder: owner, spender, nonce: '1', expiry: '0', allowed: true },
    ),
    transfer: data(usdc, [`TransferWithAuthorization(${transfer},bytes32 nonce)`], moved),
    receive: data(usdc, [`ReceiveWithAuthorization(${transfer},bytes32 nonce)`], moved),
    permitSingle: data(
      permit2,
      ['PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)', detailsType],
      { details, spender, sigDeadline: until },
    ),
    permitBatch: data(
      permit2,
      ['PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)', detailsType],
      { details: [details, { ...details, token: other }], spender, sigDeadline: until },
    ),
    permitOnce: data(permit2, [`PermitTransferFrom(${single})`, permittedType], {
      permitted,
      ...once,
    }),
    permitBatchOnce: data(permit2, [`PermitBatchTransferFrom(${batch})`, permittedType], {
      permitted: [permitted, { token: other, amount: '1' }],
      ...once,
    }),
    permitWitness: data(
      permit2,
      [`PermitWitnessTransferFrom(${single},Quote witness)`, permittedType, quoteType],
      { permitted, ...once, witness: quote },
    ),
    permitBatchWitness: data(
      permit2,
      [`PermitBatchWitnessTransferFrom(${batch},Quote witness)`, permittedType, quoteType],
      { permitted: [permitted], ...once, witness: quote },
    ),
    seaport: data(
      {
        ...{ name: 'Seaport', version: '1.6' },
        verifyingContract: '0x0000000000000068F116a894984e2DB1123eB395',
      },
      [
        'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)',
        'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)',
        'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)',
      ],
      {
        ...{ offerer: owner, zone: zeroAddress, orderType: '1', startTime: '0', endTime: until },
        offer: [item(2, token, '77', '1', '1')],
        consideration: [
          { ...item(0, zeroAddress, '0', '900', '500'), recipient: owner },
          { ...item(1, other, '0', '5', '6'), recipient: spender },
          { ...item(1, other, '0', '5', '6'), recipient: owner },
          { ...item(4, other, '0', '1', '1'), recipient: owner },
        ],
        ...{ zoneHash: word, salt: '5', conduitKey: word, counter: '0' },
      },
    ),
    cow: data(
      {
        ...{ name: 'Gnosis Protocol', version: 'v2' },
        verifyingContract: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
      },
      [
        'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
      ],
      {
        ...{
          sellToken: token,
          buyToken: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
          receiver: zeroAddress,
        },
        ...{ sellAmount: '1000', buyAmount: '2', validTo: until, appData: word, feeAmount: '1' },
        ...{ kind: 'sell', partiallyFillable: true },
        ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
      },
    ),
    oneInch: data(
      {
        ...{ name: '1inch Aggregation Router', version: '6' },
        verifyingContract: '0x111111125421cA6dc452d289314280a0f8842A65',
      },
      [
        'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
      ],
      {
        ...{ salt: '1', maker: owner, receiver: spender, makerAsset: token, takerAsset: other },
        ...{ makingAmount: '500', takingAmount: '300' },
        makerTraits: String((1_900_000_000n << 80n) | (1n << 249n)),
      },
    ),
    zeroExLimit: data(
      zeroEx,
      [
        'LimitOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)',
      ],
      {
        ...{
          ...made,
          takerTokenFeeAmount: '1',
          ...by,
          sender: zeroAddress,
          feeRecipient: zeroAddress,
        },
        ...{ pool: word, expiry: until, salt: '4' },
      },
    ),
    zeroExQuote: data(
      zeroEx,
      [
        'RfqOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)',
      ],
      { ...made, ...by, txOrigin: spender, pool: word, expiry: until, salt: '4' },
    ),
    zeroExOver: data(
      zeroEx,
      [
        'OtcOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce)',
      ],
      { ...made, ...by, txOrigin: spender, expiryAndNonce: String(1_900_000_000n << 192n) },
    ),
  }
}

function item(kind: number, of: string, id: string, startAmount: string, endAmount: string) {
  return { itemType: kind, token: of, identifierOrCriteria: id, startAmount, endAmount }
}
