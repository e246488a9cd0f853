import { typedDataDomain } from '@foyer/protocol'
import { sessionModule } from '@foyer/protocol/sessions'
import type { Address, TypedDataDefinition } from 'viem'
import type { TypedDataAction } from '../../actions/Action.js'
import { permit2 } from '../families/eip155/read/readCall.js'

type Parts = { musd: Address; router: Address; stranger: Address; friend: Address; chainId: number }
const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })

/** Typed data of known kinds and of none. */
export function typedGallery(
  common: Omit<TypedDataAction, 'id' | 'typedData'>,
  { musd, router, stranger, friend, chainId }: Parts,
) {
  const owner = common.account.address as Address
  // As the wallet makes it ready: the type of the domain stands among the types.
  const action = (data: { domain: object; types: object }) => ({
    ...common,
    typedData: {
      ...data,
      types: { EIP712Domain: typedDataDomain({ ...data.domain }), ...data.types },
    } as unknown as TypedDataDefinition,
  })
  const domain = { name: 'Market Dollar', version: '1', chainId, verifyingContract: musd }
  const permit = {
    domain,
    primaryType: 'Permit',
    types: {
      Permit: fields('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'),
    },
    message: { owner, spender: router, value: 75_500_000n, nonce: 0n, deadline: 1_900_000_000n },
  }
  const order = {
    domain: { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport },
    primaryType: 'OrderComponents',
    types: {
      OrderComponents: fields(
        'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
      ),
      OfferItem: fields(
        'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount',
      ),
      ConsiderationItem: fields(
        'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient',
      ),
    },
    message: {
      ...{
        offerer: owner,
        zone: zeroAddress,
        orderType: 0,
        startTime: 0n,
        endTime: 1_900_000_000n,
      },
      offer: [
        {
          itemType: 1,
          token: musd,
          identifierOrCriteria: 0n,
          startAmount: 900_000_000n,
          endAmount: 900_000_000n,
        },
      ],
      consideration: [
        {
          itemType: 0,
          token: zeroAddress,
          identifierOrCriteria: 0n,
          startAmount: 10n,
          endAmount: 5n,
          recipient: stranger,
        },
      ],
      ...{ zoneHash: zero, salt: 5n, conduitKey: zero, counter: 0n },
    },
  }
  const unknown = {
    domain: { name: 'Mail', version: '1', chainId: 5, verifyingContract: stranger },
    primaryType: 'Mail',
    types: {
      Mail: fields('Person from,Person[] to,string contents'),
      Person: fields('string name,address wallet'),
    },
    message: {
      from: { name: 'Ann', wallet: owner },
      to: [
        { name: 'Bob', wallet: friend },
        { name: 'Cy\u202eless', wallet: stranger },
      ],
      contents: 'Hello, both of you!',
    },
  }
  const levels = 'ABCDEFGHIJKL'.split('')
  const deep = {
    domain: { name: 'Mail', chainId },
    primaryType: 'A',
    types: Object.fromEntries(
      levels.map((name, at) => [
        name,
        fields(levels[at + 1] ? `${levels[at + 1]} of` : 'address payee,uint256 sum'),
      ]),
    ),
    message: levels.slice(1).reduce<object>((of) => ({ of }), { payee: stranger, sum: 9_876n }),
  }
  const details = { token: musd, amount: 2n ** 160n - 1n, expiration: 1_900_000_000, nonce: 0 }
  const single = {
    domain: { name: 'Permit2', chainId, verifyingContract: permit2 },
    primaryType: 'PermitSingle',
    types: {
      PermitSingle: fields('PermitDetails details,address spender,uint256 sigDeadline'),
      PermitDetails: fields('address token,uint160 amount,uint48 expiration,uint48 nonce'),
    },
    message: { details, spender: stranger, sigDeadline: 1_900_000_000n },
  }
  const revocation = {
    domain: {
      ...{ name: 'Foyer sessions', version: '1', chainId },
      verifyingContract: sessionModule.address,
    },
    primaryType: 'Revocation',
    types: { Revocation: fields('address account,bytes32 id') },
    message: { account: owner, id: zero },
  }
  return {
    permit: action(permit),
    permit2: action(single),
    order: action(order),
    revocation: action(revocation),
    typedData: action(unknown),
    deepTypedData: action(deep),
  }
}

const zeroAddress = '0x0000000000000000000000000000000000000000'
const zero = `0x${'00'.repeat(32)}`
const seaport = '0x0000000000000068F116a894984e2DB1123eB395'
