import { setLanguage } from '../texts/setLanguage.js'
import { part } from './part.js'
import { phraseWords } from './readSecrets.js'
import type { readTexts } from './texts/readTexts.js'

const paths = ["m/44'/60'/0'/0/0", "m/44'/501'/0'/0'"]

/** Writes the texts that stand on the page from the beginning, in place of the marks in its markup, and which language that is. */
export function writeTexts(texts: ReturnType<typeof readTexts>): void {
  setLanguage(document, texts.formats)
  document.title = texts.title
  const words = {
    ...{ title: texts.title, intro: texts.intro, have: texts.have, go: texts.open },
    ...{ 'by-passphrase': texts.byPassphrase, 'by-printed': texts.byPrinted },
    ...{ 'by-phrase': texts.byPhrase(phraseWords), 'file-label': texts.file('.json') },
    ...{ 'secret-label': texts.secret.passphrase, 'found-title': texts.found },
    ...{ 'phrase-label': texts.phrase, next: texts.next(paths), hide: texts.hide },
    ...{ 'ethereum-address-label': texts.ethereumAddress },
    ...{ 'ethereum-key-label': texts.ethereumKey },
    ...{ 'solana-address-label': texts.solanaAddress, 'solana-key-label': texts.solanaKey },
  }
  for (const [id, text] of Object.entries(words)) part(id).textContent = text
}
