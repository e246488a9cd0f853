import { truncateAddress } from '@foyer/protocol'
import type { Formats } from '@foyer/protocol/texts'
import type { WarningCode } from '../WarningData.js'
import type { WarningTexts } from '../WarningTexts.js'
import { signed } from './signed.js'

/** What the user has to know before deciding: the danger in a few words, and its reason. */
export const warnings = (formats: Formats) =>
  ({
    ...signed(formats),
    plainOrigin: ({ origin }) => ({
      title: 'This page is not encrypted',
      text: `Others on the way can change what ${origin} asks for.`,
    }),
    foreignOrigin: ({ origin }) => ({
      title: 'Look at the address closely',
      text: `${origin} has letters of other alphabets, which can look like ordinary ones.`,
    }),
    noLimit: ({ token, spender }) => ({
      title: `It could take all your ${token} at any time`,
      text: `The allowance of ${truncateAddress(spender)} has no limit.`,
    }),
    allPieces: ({ token, spender }) => ({
      title: `It could take all your ${token} at any time`,
      text: `${truncateAddress(spender)} may move everything that this contract holds for you, also what you get later.`,
    }),
    spenderIsEoa: ({ spender }) => ({
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
      text: 'A call to your own account can give control of it to another account.',
    }),
    oddCall: ({ contract, selector }) => ({
      title: 'This call is written in an odd way',
      text: `Function ${selector} of ${truncateAddress(contract)} gets bytes that no ordinary page writes. It may do something else than it seems to.`,
    }),
    unasked: () => ({
      title: 'It names too many to look at',
      text: 'Not every address that is called, paid or allowed something was checked. One of them may belong to a thief.',
    }),
    feeTooHigh: () => ({
      title: 'The fee is far too high',
      text: 'It is many times what the network takes, or a great sum. It is gone whatever the rest does.',
    }),
    feeUnknown: () => ({
      title: 'The fee could not be checked',
      text: 'Neither what the network takes nor what its coin is worth could be found out. Look at the fee below.',
    }),
    payerMayTake: ({ payer }) => ({
      title: 'Another account pays the fee',
      text: `${truncateAddress(payer)} may take tokens for it, as far as you allow or allowed it.`,
    }),
    keyActsAlone: () => ({
      title: 'A key of this app will act without asking you',
      text: 'Until the time below, any holder of the key can use your account within these bounds, at any time, also while you are away. Take it back once you do not need it.',
    }),
    keyCallsFunctions: () => ({
      title: 'No amount bounds what the functions do',
      text: 'The contract decides what its functions do for you. Let a key use them only where you trust the contract.',
    }),
    delegate: ({ token, spender }) => ({
      title: `It lets another account spend your ${token}`,
      text: `${truncateAddress(spender)} may take that much at any time until you take it back. Few services need this.`,
    }),
    sharedAccount: ({ account }) => ({
      title: 'Your signature counts for a shared account',
      text: `What it moves is of ${truncateAddress(account)}, which several people hold. It is not in what changes for you.`,
    }),
    takenBack: ({ token, taker }) => ({
      title: `${token} can be taken back`,
      text: `Its maker lets ${truncateAddress(taker)} take it from any holder at any time.`,
    }),
    hooked: ({ token, program }) => ({
      title: `A program has a say in ${token}`,
      text: `Program ${truncateAddress(program)} runs with each transfer, and can stop it.`,
    }),
    unreadableCalls: () => ({
      title: 'What this does cannot be read',
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
      title: at === undefined ? 'This will fail' : `Action ${formats.number(at)} will fail`,
      text: reason
        ? `The network says: ${reason}. A fee is paid all the same.`
        : 'The network gave no reason. A fee is paid all the same.',
    }),
    blindProgram: ({ program }) => ({
      title: 'It is not known what this does',
      text: `Program ${truncateAddress(program)} is unknown. It could move anything that you own.`,
    }),
    givesAway: ({ account }) => ({
      title: 'It gives an account to another owner',
      text: `Account ${truncateAddress(account)} with all in it gets another owner.`,
    }),
    unreadTable: ({ table }) => ({
      title: 'Part of it cannot be read',
      text: `It names accounts by a table of the network, ${truncateAddress(table)}, which cannot be read. It could move anything that you own.`,
    }),
    closesToOther: ({ account }) => ({
      title: 'What is left goes to another account',
      text: `Account ${truncateAddress(account)} is closed, and its coin does not come to you.`,
    }),
    silentAllowance: ({ token, spender }) => ({
      title: `It lets another account spend your ${token}`,
      text: `No step says so, but ${truncateAddress(spender)} may spend some of it afterwards.`,
    }),
    notPlayed: ({ from, count }) => ({
      title: notPlayedTitle(formats, from, count),
      text: 'The network could not play them one after the other. They could move anything that you own.',
    }),
    staysGood: () => ({
      title: 'It does not expire',
      text: 'Once it is signed, any holder can send it to the network at any time, also much later.',
    }),
    ofOtherNetwork: () => ({
      title: 'It may be for another network',
      text: 'This network does not know the block that it goes by. It is too old, or made for another network, where it can do something else than is shown here.',
    }),
    firstTime: () => ({
      title: 'You have not paid this address before',
      text: 'Compare every letter of it with what you were given.',
    }),
    toSelf: () => ({
      title: 'This goes to your own account',
      text: 'Nothing goes to another account.',
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
      text: formats.plural(count, {
        one: 'This is one transaction.',
        other: `These are ${formats.number(count)} transactions. If one fails, those before it stay.`,
      }),
    }),
    outcomeUnknown: () => ({
      title: 'We could not work out what changes',
      text: 'The network did not say what would come of this.',
    }),
  }) satisfies WarningTexts<WarningCode>

function notPlayedTitle({ number }: Formats, from: number, count: number): string {
  if (from === 1) return `What these ${number(count)} actions change is not known`
  return from === count
    ? `What action ${number(count)} changes is not known`
    : `What actions ${number(from)} to ${number(count)} change is not known`
}
