import { truncateAddress } from '@foyer/protocol'
import type { Formats } from '@foyer/protocol/texts'
import type { WarningTexts } from '../WarningTexts.js'

/** Of what is signed and not sent: messages, typed data and orders. */
export const signed = (_: Formats) =>
  ({
    signInElsewhere: ({ domain, host }) => ({
      title: `This signs you in to ${domain}`,
      text: `But ${host} requests it. Any holder of this signature can enter your account there.`,
    }),
    signInOtherAccount: ({ account }) => ({
      title: 'It speaks for another account',
      text: `The message names ${account || 'no account'}, which is not the one that signs.`,
    }),
    notText: () => ({
      title: 'This message cannot be read',
      text: 'It is not text. What your signature allows cannot be seen from here.',
    }),
    bareHash: () => ({
      title: 'This can be your word for anything',
      text: 'It is the fingerprint of something that is not shown. It may be a transaction that empties your smart account.',
    }),
    longAsHash: () => ({
      title: 'This may be no text at all',
      text: 'It has exactly the 32 bytes of a fingerprint, and those can be made to look like text. Then it is a transaction that empties your smart account.',
    }),
    writtenHash: () => ({
      title: 'Only a fingerprint is to be signed',
      text: 'It is written out, but what it stands for is not shown. Your signature can be your word for it.',
    }),
    preimage: () => ({
      title: 'This is meant for programs, not for people',
      text: 'These bytes are built like a transaction or data that contracts take as your word.',
    }),
    hiddenCharacters: () => ({
      title: 'The message hides characters',
      text: 'They are shown by their numbers. Ordinary messages have none.',
    }),
    looksLikeTransaction: () => ({
      title: 'This is a transaction in disguise',
      text: 'Signed as a message it can be sent to the network and move what you own.',
    }),
    unknownTypedData: () => ({
      title: 'It is not known what this allows',
      text: 'Data of this kind can give away tokens without a transaction. Sign only if you trust the page.',
    }),
    otherNetwork: ({ chainId }) => ({
      title: 'It is for another network',
      text: `The data names network ${chainId}, not the one in use.`,
    }),
    anyNetwork: () => ({
      title: 'It names no network',
      text: 'The signature may be used on every network where this contract is.',
    }),
    falseName: ({ name, contract }) => ({
      title: 'It uses the name of another contract',
      text: `It calls itself ${name}, but ${truncateAddress(contract) || 'nobody'} is not its contract.`,
    }),
    orderForNothing: ({ market }) => ({
      title: 'You get nothing for it',
      text: `The account that fills this order on ${market} takes what you give and pays you nothing.`,
    }),
    orderForLittle: ({ market }) => ({
      title: 'You give more than you get',
      text: `By today’s prices, what this order on ${market} brings is worth less than nine tenths of what you give.`,
    }),
    orderUnpriced: ({ token }) => ({
      title: 'It is not known whether you get enough',
      text: `No price is known for ${token}. Work out for yourself what it is worth.`,
    }),
    orderOpen: ({ market }) => ({
      title: 'What you get is not in it',
      text: `This order on ${market} leaves its terms to code that is not shown. You may get less than it says, or nothing.`,
    }),
    orderStays: ({ market }) => ({
      title: 'The order stays open',
      text: `It can be filled on ${market} years from now, whatever prices are then.`,
    }),
    notToken: ({ token }) => ({
      title: 'What you get is no token',
      text: `There is no token at ${truncateAddress(token)} on this network.`,
    }),
    orderToOther: ({ receiver }) => ({
      title: 'Another account gets what is paid',
      text: `What this brings goes to ${truncateAddress(receiver)}, not to you.`,
    }),
  }) satisfies WarningTexts<
    | 'signInElsewhere'
    | 'signInOtherAccount'
    | 'notText'
    | 'bareHash'
    | 'longAsHash'
    | 'writtenHash'
    | 'preimage'
    | 'hiddenCharacters'
    | 'looksLikeTransaction'
    | 'unknownTypedData'
    | 'otherNetwork'
    | 'anyNetwork'
    | 'falseName'
    | 'orderForNothing'
    | 'orderForLittle'
    | 'orderUnpriced'
    | 'orderOpen'
    | 'orderStays'
    | 'notToken'
    | 'orderToOther'
  >
