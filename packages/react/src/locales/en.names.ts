import { createNumber } from './createNumber.js'
import { createPlural } from './createPlural.js'

/** The texts of account names, in English. Names and messages arrive as they are. */
export function enNames(locale: string) {
  const number = createNumber(locale)
  const plural = createPlural(locale)
  return {
    choose: {
      title: 'Account name',
      hero: 'A name for your account',
      text: (suffix: string) =>
        `Others send to a name that ends with ${suffix}, and need not copy your address.`,
      own: 'Names of this account',
      isRead: 'Looking for your names',
      unread: 'Your names could not be read.',
      again: 'Try again',
      start: 'Choose name',
      more: 'Learn more',
      points: [
        {
          title: 'It costs nothing',
          text: 'You sign a message. No transaction is sent, and no fee is paid.',
        },
        {
          title: 'It leads to your account',
          text: 'To the network that you registered it for, and to no other one. Everyone who knows the name sees the address.',
        },
        {
          title: 'It is kept by this site',
          text: 'It is no token. The operator of this site’s names keeps them, and can change one, or take it away.',
        },
      ],
      most: (count: number) =>
        plural(count, {
          one: 'An account may hold one name.',
          other: `An account may hold ${number(count)} names.`,
        }),
    },
    own: {
      title: 'Your name',
      leadsTo: 'It leads to',
      unread: 'It could not be looked up.',
      again: 'Try again',
      none: 'It leads nowhere.',
      here: 'this account',
      lead: (family: string) => `Lead it to your ${family} account too`,
      leading: 'Continue in both wallets',
      led: 'It leads there now.',
      picture: {
        choose: 'Choose picture',
        change: 'Change picture',
        remove: 'Remove',
        painted: 'The picture is chosen. Sign to show it.',
        text: 'Everyone who knows the name sees it. What your camera wrote beside it, such as the place, is not sent.',
        keep: 'Cancel',
        show: 'Sign and show',
        signing: 'Continue in your wallet',
        invalid: 'This is no picture that can be shown. Choose a PNG, JPEG, WebP or GIF.',
      },
      rename: 'Rename',
      release: 'Release',
      releaseTitle: (name: string) => `Release ${name}?`,
      releaseText:
        'It leads nowhere at once. No account gets it for 90 days, and yours neither. What is sent to it by then does not arrive.',
      keep: 'Keep it',
      confirm: 'Sign and release',
      releasing: 'Continue in your wallet',
    },
    register: {
      title: 'Choose name',
      label: 'Name',
      placeholder: 'your-name',
      available: 'Available',
      registered: 'Registered',
      states: {
        empty: 'At least 4 letters a-z, digits or hyphens.',
        short: 'At least 4 letters a-z, digits or hyphens.',
        invalid:
          'A name has letters a-z, digits and hyphens between them, and no two hyphens side by side.',
        searching: 'Looking it up',
        free: 'This name is free.',
        own: 'This name is yours. Sign again to lead it to this network.',
        taken: 'This name belongs to another account.',
        reserved: 'This name is given to no one.',
        unread: 'It could not be looked up. Try again.',
      },
      unread: 'The server does not answer',
      unreadText: 'It may again in a moment.',
      suggestions: 'Names that are free',
      signed: 'What you sign',
      leadsTo: (address: string, network: string) => `It leads to ${address} on ${network}.`,
      power: 'The operator can change it',
      powerText:
        'This name is kept by the operator of this site’s names, who can change where it leads, or take it away. Look at the address before large amounts are sent.',
      instead: (name: string) =>
        `It takes the place of ${name}, which is released: it leads nowhere, and no account gets it for 90 days.`,
      press: 'Sign and register',
      signing: 'Continue in your wallet',
      registering: 'Registering',
      again: 'Try again',
      none: 'No name can be registered here',
      noneText: 'Connect a wallet that signs messages, on a network that names can lead to.',
      close: 'Close',
    },
    primary: {
      text: (network: string) =>
        `Apps on ${network} can show this name in place of your address. That takes a transaction: your wallet shows its fee, and everyone sees it.`,
      replaces: (name: string) => `Now your account goes by ${name} there.`,
      press: 'Make it your primary name',
      sending: 'Continue in your wallet',
      done: (network: string) => `This is your primary name on ${network}.`,
      failures: {
        declined: 'You declined in your wallet. Nothing was changed.',
        changed: 'Account or network changed meanwhile. Nothing was sent.',
        elsewhere: 'Another tab sends from this account. Try again when it is done.',
        late: 'The transaction is in no block yet. Your name is shown once it is.',
        reverted: 'The network refused the transaction. Its fee is paid, and nothing was changed.',
        other: 'It did not work. Look into your wallet before you try again.',
      },
    },
    failures: {
      declined: 'You declined in your wallet. Nothing was registered.',
      changed:
        'Account or network changed meanwhile. Nothing was registered: choose the name again.',
      unanswered:
        'No answer came. The name may be yours already: try again, without another signature.',
      other: 'It did not work, and nothing was registered. Try again.',
      refusals: {
        name_foreign: 'This name belongs to another account, which alone changes it.',
        name_taken: 'Another account was faster. Choose another name.',
        name_reserved: 'This name is given to no one. Choose another one.',
        name_invalid: 'This name cannot be registered. Choose another one.',
        names_at_most: 'This account holds as many names as one may.',
        message_used: 'This message was used already. Sign again.',
        timestamp_invalid:
          'The clock of this device is not right, or the wallet took too long. Sign again.',
        signature_invalid:
          'The signature is not of this account. A smart account registers on its own network alone.',
        picture_invalid: 'The server cannot show this picture. Choose another one.',
        too_often: 'Too many tries. Wait a while, then try again.',
      },
    },
    success: {
      title: 'Name registered',
      hero: 'It is yours',
      text: (network: string) => `It leads to your account on ${network}.`,
      done: 'Let’s Go!',
    },
  }
}
