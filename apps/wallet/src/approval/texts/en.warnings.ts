import { truncateAddress } from '@foyer/protocol'
import type { WarningCode, WarningData } from '../judge/Warning.js'

type WarningText = { readonly title: string; readonly text: string }

/** What a person has to know before deciding: the danger in a few words, and why it is one. */
export const warnings = {
  plainOrigin: ({ origin }) => ({
    title: 'This page is not encrypted',
    text: `Others on the way can change what ${origin} asks for.`,
  }),
  foreignOrigin: ({ origin }) => ({
    title: 'Look at the address closely',
    text: `${origin} has letters of other alphabets, which can look like ordinary ones.`,
  }),
  signInElsewhere: ({ domain, host }) => ({
    title: `This signs you in to ${domain}`,
    text: `But ${host} asks for it. Whoever gets this signature may enter your account there.`,
  }),
  signInOtherAccount: ({ account }) => ({
    title: 'It speaks for another account',
    text: `The message names ${account || 'no account'}, which is not the one that signs.`,
  }),
  notText: () => ({
    title: 'Nobody can read this message',
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
  noLimit: ({ token, spender }) => ({
    title: `It could take all your ${token} at any time`,
    text: `The allowance of ${truncateAddress(spender)} has no limit.`,
  }),
  allPieces: ({ token, spender }) => ({
    title: `It could take all your ${token} at any time`,
    text: `${truncateAddress(spender)} may move everything that this contract holds for you, also what you get later.`,
  }),
  spenderIsPerson: ({ spender }) => ({
    title: 'The allowance goes to a person',
    text: `There is no contract at ${truncateAddress(spender)}. Services use contracts; thieves use accounts.`,
  }),
  lookAlike: ({ address, known }) => ({
    title: 'This is not the address you know',
    text: `${address} looks like ${known}, which you paid before, but is another. Thieves make such addresses.`,
  }),
  tokenAsReceiver: ({ token }) => ({
    title: 'This sends to a token’s own contract',
    text: `What is sent to the contract of ${token} is lost in most cases.`,
  }),
  ownWallet: () => ({
    title: 'It changes your wallet itself',
    text: 'A call to your own account can hand it to somebody else.',
  }),
  oddCall: ({ contract, selector }) => ({
    title: 'This call is written in an odd way',
    text: `Function ${selector} of ${truncateAddress(contract)} gets bytes that no ordinary page writes. It may do something else than it seems to.`,
  }),
  unasked: () => ({
    title: 'It names too many to look at',
    text: 'Not everybody who is called, paid or allowed something was looked at. One of them may be a thief.',
  }),
  feeTooHigh: () => ({
    title: 'The fee is far too high',
    text: 'It is many times what the network takes, or a great sum. It is gone whatever the rest does.',
  }),
  feeUnknown: () => ({
    title: 'Nobody knows whether the fee is right',
    text: 'Neither what the network takes nor what its coin is worth could be found out. Look at the fee below.',
  }),
  payerMayTake: ({ payer }) => ({
    title: 'Somebody else pays the fee',
    text: `${truncateAddress(payer)} may take tokens for it, as far as you allow or allowed it.`,
  }),
  delegate: ({ token, spender }) => ({
    title: `It lets somebody spend your ${token}`,
    text: `${truncateAddress(spender)} may take that much at any time until you take it back. Few services need this.`,
  }),
  sharedAccount: ({ account }) => ({
    title: 'Your signature counts for a shared account',
    text: `What it moves is of ${truncateAddress(account)}, which several people hold. It is not in what changes for you.`,
  }),
  takenBack: ({ token, taker }) => ({
    title: `${token} can be taken back`,
    text: `Its maker lets ${truncateAddress(taker)} take it from anybody at any time.`,
  }),
  hooked: ({ token, program }) => ({
    title: `A program has a say in ${token}`,
    text: `Program ${truncateAddress(program)} runs with each transfer, and can stop it.`,
  }),
  unreadableCalls: () => ({
    title: 'Nobody can read what this does',
    text: 'It could move anything that you own.',
  }),
  unknownCall: ({ contract, selector }) => ({
    title: 'Unknown call',
    text: `What function ${selector} of ${truncateAddress(contract)} does is not known. Look at what changes.`,
  }),
  blindCall: ({ contract, selector }) => ({
    title: 'It is not known what this does',
    text: `Function ${selector} of ${truncateAddress(contract)} is unknown, and what changes could not be worked out.`,
  }),
  willFail: ({ reason, at }) => ({
    title: at === undefined ? 'This will fail' : `Action ${at} will fail`,
    text: reason
      ? `The network says: ${reason}. A fee is paid all the same.`
      : 'The network gave no reason. A fee is paid all the same.',
  }),
  falseName: ({ name, contract }) => ({
    title: 'It uses somebody else’s name',
    text: `It calls itself ${name}, but ${truncateAddress(contract) || 'nobody'} is not its contract.`,
  }),
  orderForNothing: ({ market }) => ({
    title: 'You get nothing for it',
    text: `Whoever fills this order on ${market} takes what you give and pays you nothing.`,
  }),
  orderForLittle: ({ market }) => ({
    title: 'You give more than you get',
    text: `By today’s prices, what this order on ${market} brings is worth less than nine tenths of what you give.`,
  }),
  orderUnpriced: ({ token }) => ({
    title: 'Nobody can say whether you get enough',
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
    title: 'Somebody else gets what is paid',
    text: `What the order brings goes to ${truncateAddress(receiver)}, not to you.`,
  }),
  blindProgram: ({ program }) => ({
    title: 'It is not known what this does',
    text: `Program ${truncateAddress(program)} is unknown. It could move anything that you own.`,
  }),
  givesAway: ({ account }) => ({
    title: 'It hands an account to somebody else',
    text: `Account ${truncateAddress(account)} with all in it gets another owner.`,
  }),
  unreadTable: ({ table }) => ({
    title: 'Part of it cannot be read',
    text: `It names accounts by a table of the network, ${truncateAddress(table)}, which cannot be read. It could move anything that you own.`,
  }),
  closesToOther: ({ account }) => ({
    title: 'What is left goes to somebody else',
    text: `Account ${truncateAddress(account)} is closed, and its coin does not come to you.`,
  }),
  silentAllowance: ({ token, spender }) => ({
    title: `It lets somebody spend your ${token}`,
    text: `No step says so, but ${truncateAddress(spender)} may spend some of it afterwards.`,
  }),
  notPlayed: ({ from, count }) => ({
    title: `What ${actionsFrom(from, count)} is not known`,
    text: 'The network could not play them one after the other. They could move anything that you own.',
  }),
  staysGood: () => ({
    title: 'It does not expire',
    text: 'Whoever holds it once it is signed may send it to the network at any time, also much later.',
  }),
  firstTime: () => ({
    title: 'You have not paid this address before',
    text: 'Compare every letter of it with what you were given.',
  }),
  toSelf: () => ({
    title: 'This goes to your own account',
    text: 'Nothing reaches anybody else.',
  }),
  toContract: ({ address }) => ({
    title: 'This sends to a contract',
    text: `${truncateAddress(address)} is a contract. Not every one can give back what it gets.`,
  }),
  nothingThere: ({ address }) => ({
    title: 'There is no contract at that address',
    text: `Nothing at ${truncateAddress(address)} can carry out this call on this network.`,
  }),
  createsContract: () => ({
    title: 'This creates a contract',
    text: 'What it will do is not known.',
  }),
  expired: () => ({ title: 'It has expired already', text: 'The signature is of no use.' }),
  oneAfterAnother: ({ count }) => ({
    title: 'One after another',
    text: `These are ${count} transactions. If one fails, those before it stay.`,
  }),
  outcomeUnknown: () => ({
    title: 'We could not work out what changes',
    text: 'The network did not say what would come of this.',
  }),
} satisfies { [code in WarningCode]: (data: WarningData[code]) => WarningText }

function actionsFrom(from: number, count: number): string {
  if (from === 1) return `these ${count} actions change`
  return from === count ? `action ${count} changes` : `actions ${from} to ${count} change`
}
