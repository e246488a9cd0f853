import { buyRefusals } from '@foyer/protocol'

// The catalogue's sentences, in a type that a translation can have as well.
const refusals: { readonly [finding in keyof typeof buyRefusals]: string } = buyRefusals

/** The texts of buying coins for money, in English. Amounts arrive written. */
export function enBuy() {
  return {
    title: 'Choose Provider',
    pay: 'You pay',
    get: 'You get about',
    amountIn: (currency: string) => `Amount in ${currency}`,
    token: 'Select token',
    anotherToken: 'Choose another token',
    anotherCurrency: 'Choose another currency',
    country: 'Your country',
    noCountry: 'Not chosen',
    providers: 'Providers',
    reading: 'Looking for prices',
    feesOf: (fees: string) => `with ${fees} of fees`,
    noFees: 'without fees',
    best: 'Best price',
    estimate: 'Estimate',
    estimateText: 'No price came, so no sum is known. Its page says what you pay and get.',
    newWindow: 'opens in a new window',
    hint: 'You pay on the page of the provider, in a window of its own. Its price there is the one that counts.',
    what: 'What is buying?',
    activity: 'Your purchases',
    again: 'Try again',
    networks: 'Switch network',
    none: 'No wallet is connected',
    noneText: 'Coins are delivered to an account: connect a wallet first.',
    connect: 'Connect wallet',
    closed: 'Nothing is being bought',
    closedText: 'Begin with an amount, and choose who sells it to you.',
    begin: 'Buy crypto',
    tokens: {
      title: 'Select Token',
      list: 'Tokens that are sold',
      search: 'Search token',
      nothing: 'No token was found',
      nothingText: (search: string) => `Nothing that is sold here is called “${search}”.`,
    },
    currencies: {
      title: 'Select Currency',
      list: 'Currencies that are taken',
      limits: (least: string, most: string) => `${least} to ${most}`,
    },
    progress: {
      title: 'Buy',
      opening: (provider: string) => `Opening ${provider}`,
      openingText: 'Its window is there in a moment.',
      open: (provider: string) => `Continue at ${provider}`,
      openText: 'Pay in the window that was opened. This page goes on by itself.',
      blocked: 'Your browser blocked the window',
      blockedText: (provider: string) =>
        `Open ${provider} by the button. You can come back here at any time.`,
      closed: 'The window was closed',
      closedText: 'If you paid, your coins come all the same. If not, open it again.',
      quiet: 'Nothing was heard yet',
      quietText:
        'A payment can take a while. You may close this: your purchases show when it arrives.',
      arrived: (amount: string) => `${amount} arrived`,
      arrivedText: 'It is in your account.',
      failed: 'Nothing was bought',
      failedText: 'The provider refused the payment, or paid it back. Ask it about your money.',
      unclear: 'The delivery cannot be confirmed',
      unclearText:
        'The provider says that it delivered, and the network does not show that. Ask the provider about it.',
      unopened: 'The provider could not be opened',
      openIt: (provider: string) => `Open ${provider}`,
      openAgain: 'Open again',
      here: 'Continue in this tab',
      look: 'Look again',
      explorer: 'Look at the transaction',
      again: 'Try again',
      done: 'Done',
      close: 'Close',
    },
    purchases: {
      title: 'Activity',
      list: 'Your purchases',
      waiting: 'Under way',
      arrived: 'Bought',
      failed: 'Not bought',
      unclear: 'Not confirmed',
      by: (provider: string) => `By ${provider}`,
      none: 'No purchases yet',
      noneText: 'What you buy in this browser will show here.',
    },
    explained: {
      title: 'What is buying?',
      points: [
        {
          title: 'Money for coins',
          text: 'A provider takes your money by card or bank, and sends coins to your account.',
        },
        {
          title: 'The provider checks you',
          text: 'Laws want it to know its customers. It may ask for your name and a document, on its own page.',
        },
        {
          title: 'Fees are part of the price',
          text: 'The provider and the network both take some. You see them before you pay.',
        },
      ],
      action: 'Buy crypto',
    },
    refusals,
    errors: {
      server_missing: 'Nothing is sold here.',
      server_unreachable: 'The server of this page does not answer. Try again.',
      server_timeout: 'The server of this page takes too long. Try again.',
      server_answer_invalid: 'The server of this page gave an answer that cannot be read.',
      connector_not_connected: 'Your wallet is no longer connected.',
      other: 'That did not work. Try again.',
    },
  }
}
