import type { Formats } from '@foyer/protocol/texts'
import { vaultFailures } from '../../../texts/en/vaultFailures.js'

/** Every text of the page that opens a leaving kit. */
export const recovery = ({ number, and }: Formats) => ({
  /** The title of the document, too. */
  title: 'Open a leaving kit',
  intro:
    'This page works without a network and sends no requests. Switch the network off if you like, and keep it off until the page is closed. What it shows gives full control of your funds.',
  have: 'What do you have?',
  byPassphrase: 'A leaving kit and its passphrase',
  byPrinted: 'A leaving kit and a printed code',
  byPhrase: (words: number) => `A recovery phrase of ${number(words)} words`,
  /** `ending`: of the file’s name. */
  file: (ending: string) => `Leaving kit, a file that ends in ${ending}`,
  secret: {
    passphrase: 'Passphrase',
    printed: 'Printed code',
    phrase: 'Recovery phrase',
  },
  open: 'Open',
  opening: 'Opening. This takes a few seconds.',
  found: 'Your wallet',
  phrase: 'Recovery phrase',
  ethereumAddress: 'Ethereum address',
  ethereumKey: 'Ethereum key',
  solanaAddress: 'Solana address',
  solanaKey: 'Solana key',
  /** `paths`: under which other wallets derive the same accounts. */
  next: (paths: readonly string[]) =>
    `Import the phrase or a key in another wallet: paths ${and(paths)}. A smart account belongs to the Ethereum key. Then move what is worth it to a new key.`,
  hide: 'Hide everything',
  failures: {
    ...vaultFailures,
    phrase_wrong: (words: number) =>
      `These are not the ${number(words)} words of a recovery phrase. Check their order and letters.`,
    kit_unknown:
      'This file is no leaving kit, or a newer one than this page knows. Choose another file.',
    kit_missing: 'Choose the file of your leaving kit first.',
    failed: 'That did not work. Try again.',
  },
})

export type RecoveryTexts = ReturnType<typeof recovery>
