import type { Formats } from '@foyer/protocol/texts'
import { type Amount, createAmounts, type Pieces } from '../createAmounts.js'
import { failures } from './failures.js'
import { session } from './session.js'
import { warnings } from './warnings.js'

/** Every text of the approval screens. */
export const approval = (formats: Formats) => {
  const { number, plural } = formats
  const amounts = createAmounts(formats)
  const transactions = (count: number) =>
    plural(count, {
      one: `asks for ${number(count)} transaction`,
      other: `asks for ${number(count)} transactions`,
    })
  return {
    /** The title of the wallet’s own window. */
    title: 'Approve',
    screen: 'Approval',
    place: (at: number, of: number) => `Request ${number(at)} of ${number(of)}`,
    callsItself: (name: string) => `Calls itself “${name}”`,
    titles: {
      message: 'asks you to sign a message',
      signIn: 'asks you to sign in',
      typedData: 'asks you to sign data',
      allowance: 'asks for a spending allowance',
      order: 'asks you to sign an order',
      transfer: 'asks you to sign a transfer',
      pay: 'asks you to send',
      calls: 'asks for a transaction',
      batch: (count: number) =>
        plural(count, {
          one: `asks for ${number(count)} action in one transaction`,
          other: `asks for ${number(count)} actions in one transaction`,
        }),
      sequence: transactions,
      userOperation: 'asks for a prepared operation',
      solana: 'asks for a transaction',
      solanaMany: transactions,
      connect: 'wants to see your account',
      grant: 'asks to let its key act for you',
      revoke: 'asks to take back what its key may do',
    },
    approve: 'Approve',
    sign: 'Sign',
    approveAnyway: 'Approve anyway',
    reject: 'Reject',
    connect: 'Connect',
    connectNot: 'No, use another',
    connectTitle: 'Your account',
    connectWho: 'Logged in as',
    connectAddress: 'Address',
    connectText:
      'You logged in on another page of this app. If you connect, this page sees who you are and your addresses, and can ask you to sign. Nothing is signed without you.',
    understand: 'I understand what I am allowing',
    understandMany: 'I have read the warnings and want to go on',
    network: 'Network',
    from: 'From',
    signer: 'Signed by',
    smartAccount: 'Smart account',
    to: 'To',
    spender: 'For',
    contract: 'Contract',
    amountFact: 'Amount',
    until: 'Until',
    usableUntil: 'Can be used until',
    noEnd: 'No end',
    inParts: 'Filled',
    inPartsText: 'Maybe bit by bit',
    fee: 'Network fee, at most',
    /** The address that pays follows. */
    feeBy: 'Paid by',
    feeByApp: 'Paid by the app’s sponsor',
    youSend: 'You send',
    youReceive: 'You receive',
    youGive: 'You give',
    youGet: 'You get',
    youGetAtLeast: 'You get, at least',
    maySpend: 'May spend',
    mayTakeAll: 'May take every piece',
    session: session(formats),
    takesBack: 'Takes back',
    noLimit: 'No limit',
    /** Milliseconds since 1970. */
    moment: (at: number) => formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
    amount: (of: Amount) => amounts.amount(of),
    ofYours: (of: Amount) => `of your ${amounts.amount(of)}`,
    /** Cents, as dollars. */
    dollars: (cents: bigint) => amounts.dollars(cents),
    everything: 'Everything',
    /** The number of a single piece is left out. */
    pieces: ({ count, symbol, id, isSigned }: Pieces) => {
      const sign = count < 0n ? '−' : isSigned ? '+' : ''
      const size = count < 0n ? -count : count
      const times = size === 1n ? '' : `${number(size)} × `
      return `${sign}${times}${symbol} ${id === 'any' ? '(any piece)' : `#${id}`}`
    },
    nothingChanges: 'Your balances do not change.',
    simulating: 'Working out what changes…',
    call: (at: number, of: number) => `Action ${number(at)} of ${number(of)}`,
    unknownCall: 'Unknown call',
    createContract: 'Creates a contract',
    selector: 'Function',
    value: 'With it',
    message: 'Message',
    hexMessage: 'Bytes',
    signInTo: 'Sign in to',
    statement: 'Statement',
    expires: 'Expires',
    type: 'Type',
    domain: 'Calls itself',
    version: 'Version',
    raw: 'Raw data',
    allOfIt: 'All of it',
    copy: 'Copy',
    copied: 'Copied',
    program: 'Program',
    memo: 'Note',
    tokenAccount: 'Token account',
    moves: 'Moves',
    keeps: 'The token keeps, at most',
    makesAccount: 'Makes a token account',
    makesPlace: 'Pays for a new account',
    handsOver: {
      account: 'Hands an account over',
      closing: 'Hands over the right to close it',
      minting: 'Hands over the right to make more',
      freezing: 'Hands over the right to freeze',
      other: 'Hands over a right',
    },
    account: 'Account',
    noAccount: 'No account',
    closesAccount: 'Closes a token account',
    burns: 'Burns',
    working: 'Working…',
    workingText: 'This takes a moment. Keep the page open.',
    done: 'Done',
    doneText: 'You can go back to the app.',
    failed: 'That did not work',
    close: 'Close',
    checking: 'Checking what it does…',
    readyToApprove: 'Ready to approve.',
    locked: {
      facts: 'Checking what it does…',
      moment: 'A moment, so that nothing is pressed by accident.',
      focus: 'Press anywhere here to go on.',
      unseen:
        'Something lies over this screen, or it is not all in view. It can be approved once it is.',
      small: 'There is too little room here to read this. It can be approved where there is more.',
      unread: 'Scroll to the end to go on.',
    },
    passkey: 'Your passkey is asked for next.',
    passkeyPending:
      'Your browser asks for your passkey now. Does nothing come up, or is it not on this device? Ask again, or reject this.',
    passkeyAgain: 'Ask again',
    passkeyLost: 'I do not have it any more',
    passkeySaidLost: 'Your passkey was reported lost. If it was not you, say so now.',
    passkeySaidLostSee: 'Look at it',
    passkeyFailed: 'Your passkey did not say yes to this. Try again, or reject it.',
    passkeyWindow: 'Ask in a window',
    passkeyNone: 'You can have a passkey asked for before such things.',
    passkeyAdd: 'Open Security',
    windowText:
      'This browser cannot tell whether something lies over this screen. Go on in a window of the wallet, where nothing can.',
    windowRisky: 'Go on in a window of the wallet, where no page can hide any of this.',
    window: {
      none: '',
      offer: 'Go on in a window',
      open: 'Bring it to the front',
      blocked: 'Try again',
    },
    windowOpen: 'Go on in the window of the wallet that opened.',
    windowBlocked: 'No window could be opened',
    windowBlockedText:
      'The browser blocked it, or this page cuts it off from the wallet. Nothing was signed. Allow pop-ups for this page and try again, or use another browser.',
    windowLost: 'This window lost the page that asked',
    windowLostText: 'Nothing was signed here. Close this window, and ask again in the app.',
    failures: failures(formats),
    warnings: warnings(formats),
  }
}

export type ApprovalTexts = ReturnType<typeof approval>
