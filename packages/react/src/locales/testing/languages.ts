import { pseudoTexts } from '../../../../protocol/src/texts/testing/pseudoTexts.js'
import { enAssets } from '../en.assets.js'
import { enButtons } from '../en.buttons.js'
import { enBuy } from '../en.buy.js'
import { enConnectButton } from '../en.connectButton.js'
import { enEmbedded } from '../en.embedded.js'
import { enExchange } from '../en.exchange.js'
import { en } from '../en.js'
import { enLate } from '../en.late.js'
import { enNames } from '../en.names.js'
import { enNotices } from '../en.notices.js'
import { enPairing } from '../en.pairing.js'
import { enPay } from '../en.pay.js'
import { enPayment } from '../en.payment.js'
import { enReceive } from '../en.receive.js'
import { enSessions } from '../en.sessions.js'
import { enSiwx } from '../en.siwx.js'
import { enSwap } from '../en.swap.js'
import { enTransfer } from '../en.transfer.js'
import type { Language } from '../Language.js'
import type { TextChunk, TextChunks } from '../TextChunks.js'

const chunks: { readonly [name in TextChunk]: (locale: string) => TextChunks[name] } = {
  ...{ connectButton: enConnectButton, buttons: enButtons, first: en, late: enLate },
  ...{
    assets: enAssets,
    pairing: enPairing,
    embedded: enEmbedded,
    notices: enNotices,
    siwx: enSiwx,
    swap: enSwap,
    exchange: enExchange,
    transfer: enTransfer,
    payment: enPayment,
    pay: enPay,
    names: enNames,
    buy: enBuy,
    receive: enReceive,
    sessions: enSessions,
  },
}

const pseudo = async () => ({
  language: Object.fromEntries(
    Object.entries(chunks).map(([name, english]) => [
      name,
      async () => ({ texts: (locale: string) => pseudoTexts(english(locale)) }),
    ]),
  ) as Language,
})

/**
 * Languages of tests: English with accents, from left to right and from right to left. `pseudoLanguages` has them loaded in place of
 * those of the product. In these two locales `Intl` writes no Latin letter.
 */
export const languages: Readonly<Record<string, typeof pseudo>> = { el: pseudo, ar: pseudo }
