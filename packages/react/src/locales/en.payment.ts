import { transactionRefusals } from '@foyer/protocol'
import { createNumber } from './createNumber.js'

/** Why nothing was sent, by what is in the way. */
const refusals: { readonly [finding in keyof typeof transactionRefusals]: string } =
  transactionRefusals

/** What follows in sending, in English: receivers, tokens, the review and what fails. Loaded with the parts that show it. Amounts arrive written. */
export function enPayment(locale: string) {
  const number = createNumber(locale)
  return {
    receiver: {
      camera: {
        picture: 'Picture of the camera',
        opening: 'Waiting for the camera. Allow it where the browser asks.',
        looking: 'Hold the code of an address or a payment link before the camera.',
        stop: 'Stop scanning',
        denied:
          'The camera is blocked for this site. Allow it in the browser’s settings, or paste the address.',
        missing: 'There is no camera. Paste the address instead.',
        busy: 'The camera is not free: another app may use it. Close that app, or paste the address.',
        failed: 'Nothing can be scanned here. Paste the address instead.',
      },
      clear: 'Remove the recipient',
      searching: 'Looking for this name',
      byName: (name: string) => `Found by the name ${name}`,
      recents: 'Recent recipients',
      forget: (who: string) => `Forget ${who}`,
      forgetAll: 'Forget all',
      book: {
        title: 'Address book',
        all: (count: number) => `Show all ${number(count)}`,
        add: 'Save to address book',
        label: 'Label',
        placeholder: 'Type what you call it',
        save: 'Save',
        cancel: 'Cancel',
        remove: 'Remove',
        edit: (label: string) => `Edit ${label}`,
        saved: (label: string) => `${label} is in your address book.`,
        removed: (label: string) => `${label} was removed from your address book.`,
        label_empty: 'Type a label first.',
        label_taken: 'Another address has this label. Choose another one.',
        book_full: 'The address book is full. Remove an address first.',
        failed: 'It could not be saved. Try again.',
      },
      invalid: 'This is no address of this network, and no name.',
      unresolved: 'This name leads to no address on this network.',
      refused: 'Nothing can be sent to this address.',
      memo: 'Memo',
      memoText: 'Everyone can read it. Some exchanges ask for one.',
      accept: 'I checked it. Send to it all the same.',
      like: 'You sent to this one before:',
      likeOf: (label: string) => `This one is ${label} in your address book:`,
      warnings: {
        checksum_wrong: 'The capital letters of this address are wrong',
        checksum_wrongText:
          'A letter may be mistyped. Compare the whole address with the one you were given.',
        look_alike: 'This address looks like one you sent to, and is another',
        look_alikeOf: (label: string) => `This address looks like that of ${label}, and is another`,
        look_alikeText:
          'Swindlers make addresses that begin and end alike. The letters that differ are marked.',
        first_time: 'You send to this address for the first time.',
        own_account: 'This is the account that sends.',
        contract: 'This is a contract',
        contractText: 'It may have no way to give back what it gets.',
        contract_elsewhere: 'On another network this is a smart account',
        contract_elsewhereText: 'It may not exist on this one, and what is sent here may be lost.',
        no_wallet_key: 'No wallet has the key of this address',
        no_wallet_keyText: 'A program has to move what is sent to it.',
        unused: 'This address was never used',
        unusedText:
          'One wrong letter makes another address, and no check finds it. Compare all of it.',
        name_normalized: 'The name is registered in another spelling than you typed.',
        receives_less: 'The token keeps a part of what is sent.',
        name_elsewhere: 'The name has no address on this network',
        name_elsewhereText:
          'This is its address on Ethereum. Its owner has the key here too, but may not look for it here: ask before you send.',
        exchange: 'This is the address of an exchange',
        exchangeOf: (name: string) => `This is an address of ${name}`,
        exchangeText:
          'An exchange credits the tokens and networks that it lists, and may demand a memo. Look there before you send.',
        exchange_elsewhere: 'On another network this is the address of an exchange',
        exchange_elsewhereOf: (name: string) => `On another network this is an address of ${name}`,
        exchange_elsewhereText: 'What arrives on this one may never be credited.',
        calls: 'Is this the address of an exchange?',
        callsText:
          'Some do not credit coins of a smart account. Look at what yours takes before you send.',
      },
      links: {
        form: 'This payment link is damaged.',
        scheme: 'This kind of link is not known here.',
        call: 'This link asks for something else than a payment.',
        required: 'This link asks for something that is not known here.',
        repeated: 'This payment link says something twice.',
        recipient: 'The address in this payment link is wrong.',
        network: 'The network in this payment link is wrong.',
        token: 'The token in this payment link is wrong.',
        amount: 'The amount in this payment link is wrong.',
        text: 'This payment link has a text with hidden letters.',
        otherNetwork: 'This payment link is for another network. Switch to it first.',
        otherToken: 'This payment link asks for a token that you do not have here.',
        unread: 'This payment link could not be read. Try again.',
        references: 'This payment link asks for more than can be sent here. Pay it in your wallet.',
      },
    },
    tokens: {
      title: 'Select Token',
      search: 'Search tokens',
      list: 'Your tokens',
      none: 'No token found',
      noneText: (search: string) => `You have nothing here that is called ${search}.`,
      empty: 'Nothing to send yet',
      emptyText: (network: string) => `You have no tokens on ${network}.`,
      receive: 'Receive',
    },
    preview: {
      title: 'Review send',
      send: 'Send',
      to: 'To',
      network: 'Network',
      fee: 'Network fee',
      sponsored: 'Paid for you',
      reserved:
        'Your smart account counts the fee itself. This much is kept for it, and what is left over stays yours.',
      receives: 'Recipient gets',
      atMost: (amount: string) => `at most ${amount}`,
      speed: 'How fast',
      speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
      below: (amount: string) => `under ${amount}`,
      layer1: 'Of it for the base chain',
      operator: 'Of it for the operator',
      rent: 'Of it for a new token account',
      memo: 'Memo',
      review: 'Review transaction carefully',
      cancel: 'Cancel',
      confirm: 'Send',
      preparing: 'Preparing...',
      asking: 'In your wallet...',
      askingText: 'Read the request in your wallet and approve it there.',
      tryAgain: 'Try again',
      change: 'Change',
      gone: 'Begin again from your account.',
    },
    errors: {
      user_rejected: 'You declined in your wallet. Nothing was sent.',
      funds_insufficient: 'The account holds less than the amount and the fee.',
      coin_for_fee_missing: (symbol: string) =>
        `The account has too little ${symbol} for the network fee. Add some, then try again.`,
      fee_risen: 'The network fee has risen. Nothing was sent: look at the new fee.',
      receiver_changed: 'The name leads to another address now. Nothing was sent.',
      send_changed: 'The account or network changed meanwhile. Nothing was sent.',
      wallet_network_differs: 'Your wallet is on another network. Switch it and try again.',
      account_not_connected: 'Your wallet uses another account now. Choose this one there.',
      request_pending: 'A request waits in your wallet already. Open it to answer.',
      estimate_failed: 'The network could not say what this costs. Try again.',
      receiver_of_another_network: (network: string) => `This is no address of ${network}.`,
      amount_below_dust: (least: string) =>
        `The network passes on no less than ${least} satoshi. Send more.`,
      action_not_allowed: 'This cannot be sent from here. Send it in your wallet.',
      invalid_amount: 'The amount or the memo is one that the network does not take.',
      sponsoring_refused:
        'Its fee is not paid for you now. Nothing was sent: look at the fee that you would pay.',
      send_elsewhere:
        'Another tab sends from this account just now. Finish there first: nothing was sent here.',
      sent_meanwhile:
        'Something was sent to this receiver meanwhile. Look at your transfers before you send again.',
      name_not_resolved: 'This name could not be looked up. Try again.',
      transaction_reverted: (reason: string) => `The network refuses this transfer: ${reason}`,
      other: 'It could not be sent. Try again.',
    },
    refusals,
  }
}
