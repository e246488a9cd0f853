/** Test cards: the number decides how the purchase goes. None of them exists. */
export const cards = {
  '4242424242424242': { outcome: 'paid', says: 'Pays' },
  '4000000000000002': { outcome: 'declined', says: 'Is declined' },
  '4000000000003220': { outcome: 'secondStep', says: 'Wants a code of the bank, 123456' },
  '4000000000000077': { outcome: 'slow', says: 'Pays, and the coins take a while' },
  '4000000000005126': { outcome: 'refunded', says: 'Pays, and is paid back' },
  '4000000000000259': { outcome: 'halfAmount', says: 'Pays, and half of what it says arrives' },
  '4000000000000101': { outcome: 'otherAddress', says: 'Pays, and it goes to another address' },
  '4000000000000341': { outcome: 'noHash', says: 'Pays, and the transaction does not exist' },
} as const

export type CardOutcome = (typeof cards)[keyof typeof cards]['outcome']

/** How the card of this number goes, however it is spaced; `undefined` for any other number. */
export function outcomeOf(number: string): CardOutcome | undefined {
  const plain = number.replace(/[\s-]/g, '')
  return Object.hasOwn(cards, plain) ? cards[plain as keyof typeof cards].outcome : undefined
}

/** What the till does to the webhooks that it sends the server, for tests. */
export const webhookFaults = {
  none: 'Says what happens',
  twice: 'Says everything twice',
  reordered: 'Says the end first',
  badSignature: 'Signs with another key',
  oldTime: 'Dates it an hour ago',
  otherSale: 'Speaks of another purchase',
  silent: 'Says nothing',
} as const

export type WebhookFault = keyof typeof webhookFaults

export const isWebhookFault = (name: string): name is WebhookFault =>
  Object.hasOwn(webhookFaults, name)
