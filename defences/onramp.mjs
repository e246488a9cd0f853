const test = 'apps/server/src/routes/onramp.test.ts'
const webhooks = 'apps/server/src/routes/onrampWebhooks.test.ts'
const vendors = 'apps/server/src/routes/onrampVendors.test.ts'
const room = 'apps/server/src/services/onramp'
const page = 'packages/core/src/buy/buy.test.ts'
const chain = 'packages/adapters/src/evm/buy.test.ts'
const pageRoom = 'packages/core/src/buy'

/** What keeps purchases private and what they are reported to be, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'buy-known-host',
    file: `${pageRoom}/checkPage.ts`,
    code: '|| !seller.hosts.includes(hostname)',
    without: '',
    ...{
      test: page,
      named: 'a page of %s is not opened: its window is closed, and no purchase is kept',
    },
  },
  {
    id: 'buy-own-account',
    file: `${pageRoom}/checkPage.ts`,
    code: 'accounts.length !== 1 || accounts[0] !== account',
    without: 'accounts.length !== 1',
    ...{
      test: page,
      named: 'a page of %s is not opened: its window is closed, and no purchase is kept',
    },
  },
  {
    id: 'buy-quote-compared',
    file: `${pageRoom}/readBuyOffers.ts`,
    code: 'quote.provider !== provider || !isOfDraft(quote, draft)',
    without: 'false',
    ...{ test: page, named: '%s is no offer: it is an estimate, without a sum' },
  },
  {
    id: 'buy-same-purchase',
    file: `${pageRoom}/followPurchases.ts`,
    code: '|| !isOf(purchase, metadata)',
    without: '',
    ...{ test: page, named: 'an answer %s ends no purchase' },
  },
  {
    id: 'buy-delivery-whole',
    file: `${pageRoom}/checkDelivery.ts`,
    code: 'if (found.amount <= 0n || found.amount * 100n < said * leastPercent)',
    without: 'if (found.amount < 0n * said * leastPercent)',
    ...{
      test: chain,
      named:
        'of %s less arrives than the provider says: the purchase is unclear, and no notice says that it arrived',
    },
  },
  {
    id: 'buy-delivery-shown',
    file: `${pageRoom}/checkDelivery.ts`,
    code: "if (found.is === 'absent') throw new FoyerError('answer_invalid')",
    without: "if (found.is === 'absent') return arrived(purchase)",
    ...{
      test: chain,
      named:
        'a delivery that the network does not show is waited for ten minutes, and is unclear then',
    },
  },
  {
    id: 'buy-headers-of-server',
    file: `${pageRoom}/readSignInHeaders.ts`,
    code: 'if (!store.isOfServer) return {}',
    without: '',
    ...{
      test: page,
      named: 'headers of a sign-in at another backend of the host never reach the server',
    },
  },
  {
    id: 'onramp-of-sign-in',
    file: `${room}/ownerOf.ts`,
    code: '|| addressKey(signedIn.address) !== addressKey(address)',
    without: '',
    ...{
      test: 'apps/server/src/routes/auth.test.ts',
      named:
        'purchases that were begun under a sign-in are shown to the other sign-ins of the account, and to no other call',
    },
  },
  {
    id: 'onramp-of-address',
    file: `${room}/createOnramp.ts`,
    code: 'addressKey(addressOf(one)) === addressKey(address) &&',
    without: '',
    ...{
      test,
      named:
        'a purchase is seen by its reference alone, and also by a server that was started since',
    },
  },
  {
    id: 'onramp-never-back',
    file: `${room}/createOrders.ts`,
    code: 'if (rank === ranks.delivered || time - createdAt > followedMs) return false',
    without: 'void [rank, createdAt, followedMs]',
    ...{
      test,
      named: 'an ended purchase never goes back, and the provider is not called about it again',
    },
  },
  {
    id: 'onramp-one-look',
    file: `${room}/createOrders.ts`,
    code: '.where(and(eq(orders.reference, reference), lte(orders.nextAt, time)))',
    without: '.where(eq(orders.reference, reference))',
    ...{
      test,
      named: 'the provider is called once in three seconds, however many pages look at once',
    },
  },
  {
    id: 'onramp-same-address',
    file: `${room}/createOrderLook.ts`,
    code: "isElsewhere ? { ...report, status: 'failed' } : report",
    without: 'report',
    ...{
      test,
      named: 'what goes to another address, or is another purchase, is not called delivered',
    },
  },
  {
    id: 'onramp-quote-compared',
    file: `${room}/toQuote.ts`,
    code: '&& rest >= -roundedMax',
    without: '',
    ...{
      test,
      named: '%s is answered with an estimate that says so, and never with an offer',
    },
  },
  {
    id: 'onramp-known-network',
    file: `${room}/findAsset.ts`,
    code: 'return networks.find(({ id, name }) => id === wanted || onrampNetworkNames[name] === wanted)',
    without:
      'return networks.find(({ id, name }) => id === wanted || onrampNetworkNames[name] === wanted) ?? networks[0]',
    ...{ test, named: '%s is refused by its name' },
  },
  {
    id: 'onramp-till-test-networks',
    file: `${room}/till.ts`,
    code: '|| isOfWorld(id)',
    without: '',
    ...{
      test,
      named:
        'the till sells on test networks alone, also where a network of the world is called one',
    },
  },
  {
    id: 'onramp-webhook-signed',
    file: `${room}/readSigned.ts`,
    code: 'name === field && sameSecret(text, own)',
    without: 'name === field',
    ...{
      test: webhooks,
      named: 'forged webhooks in 10,000 mutations change nothing, and no provider is called',
    },
  },
  {
    id: 'onramp-webhook-in-time',
    file: `${room}/isTimely.ts`,
    code: 'Math.abs(now - time) <= toleranceMs',
    without: 'Math.abs(now - time) <= toleranceMs * 100',
    ...{ test: webhooks, named: 'a webhook counts for five minutes, before and after' },
  },
  {
    id: 'onramp-webhook-once',
    file: `${room}/createOrders.ts`,
    code: 'if (!fresh) return',
    without: 'void fresh',
    ...{
      test: webhooks,
      named:
        'the same webhook counts once, in whatever spelling, and an ended purchase is not woken',
    },
  },
  {
    id: 'onramp-webhook-own',
    file: `${room}/createOrders.ts`,
    code: 'eq(orders.provider, provider),',
    without: '',
    ...{
      test: webhooks,
      named: 'MoonPay signs by its own header and key, and wakes its own purchases alone',
    },
  },
  {
    id: 'onramp-quote-sum',
    file: `${room}/toQuote.ts`,
    code: 'if (!isTyped || !isSum ||',
    without: 'if (',
    ...{ test: vendors, named: 'a quote about anything else is an estimate' },
  },
  {
    id: 'onramp-webhook-bound',
    file: `${room}/readSigned.ts`,
    code: "${bound?.(parts) ?? ''}",
    without: '',
    ...{
      test: vendors,
      named: 'of 10,000 changed webhooks none is heard, and of the true one nothing is believed',
    },
  },
  {
    id: 'onramp-limits',
    file: `${room}/createLimits.ts`,
    code: 'if (currencies.length === 0) throw',
    without: 'if (currencies.length < 0) throw',
    ...{ test: vendors, named: 'what it does not sell for is refused by its name' },
  },
  {
    id: 'onramp-no-page-no-order',
    file: `${room}/createOnramp.ts`,
    code: 'throw toPageRefusal(error)',
    without: "return { url: '', vendorId: null }",
    ...{
      test: vendors,
      named: 'where it makes no page nothing is begun, and it is not called a second time',
    },
  },
  {
    id: 'onramp-transak-signed',
    file: `${room}/readTransakMessage.ts`,
    code: "algorithms: ['HS256'], ",
    without: '',
    ...{
      test: vendors,
      named:
        'a message of Transak counts by the token of now and the one before, and not without its time',
    },
  },
  {
    id: 'onramp-same-purchase',
    file: `${room}/onramper.ts`,
    code: 'if (found.partnerContext !== reference)',
    without: 'if (found.partnerContext === reference.slice(1))',
    ...{ test: vendors, named: 'the answer about another purchase ends none' },
  },
  {
    id: 'onramp-left-alone',
    file: `${room}/restFailing.ts`,
    code: "    if (!breaker.admits()) throw new ServiceError('is left alone after failures')\n",
    without: '',
    ...{
      test,
      named:
        'a provider that fails five times in a row is left alone, and called again once it has rested',
    },
  },
  {
    id: 'onramp-left-alone-unlisted',
    file: `${room}/createOnramp.ts`,
    code: 'providers.filter((one) => !one.isResting())',
    without: 'providers.filter(() => true)',
    ...{ test, named: 'a provider that is left alone is not listed where another one sells' },
  },
]
