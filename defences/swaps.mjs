const test = 'apps/server/src/routes/convert.test.ts'
const services = 'apps/server/src/services/swaps'
const evm = 'apps/server/src/services/families/eip155/swaps'
const pools = 'packages/protocol/src/families/eip155/swaps'
const lies = `${evm}/lyingServer.test.ts`
const vendors = `${evm}/vendors`
const vendorLies = `${vendors}/lies.test.ts`
const core = 'packages/core/src/swap'
const family = 'packages/core/src/families/eip155/swap'
const signing = 'packages/adapters/src/evm/swap.test.ts'
const tabs = 'packages/adapters/src/evm/swapTabs.test.ts'
const liars = 'packages/adapters/src/evm/swapLies.test.ts'
const calls = 'packages/core/src/families/eip155/swap/checkVendorCall.test.ts'
const hazards = 'packages/adapters/src/evm/swapHazards.test.ts'
const reordered = 'packages/core/src/swap/reordered.test.ts'
const solana = 'packages/core/src/families/solana/swap'
const solanaTest = 'packages/adapters/src/solana/swap.test.ts'
const coder = 'packages/core/src/families/eip155/abi/callCoder.test.ts'
const offers = `${vendors}/offers.test.ts`
const failures = `${services}/failures.test.ts`
const jupiter = 'apps/server/src/services/families/solana/swaps'
const jupiterTest = `${jupiter}/jupiter.test.ts`

/** What keeps a swap that the server builds what its quote said, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'swap-quote-sealed',
    file: `${services}/createQuoteIds.ts`,
    code: 'if (!sameSecret(mac, macOf(text))) return undefined',
    without: 'void mac',
    ...{
      test,
      named: 'a quote is built for its own order, while it lasts, and by its own seal alone',
    },
  },
  {
    id: 'swap-quote-of-order',
    file: `${services}/createSwaps.ts`,
    code: 'if (quote && quote.key !== orderKey(order)) throw otherOrder()',
    without: '',
    ...{
      test,
      named: 'a quote is built for its own order, while it lasts, and by its own seal alone',
    },
  },
  {
    id: 'swap-quote-ends',
    file: `${services}/createQuoteIds.ts`,
    code: 'if (now() >= expiresAt) return undefined',
    without: '',
    ...{
      test,
      named: 'a quote is built for its own order, while it lasts, and by its own seal alone',
    },
  },
  {
    id: 'swap-approval-ends',
    file: `${services}/createSwaps.ts`,
    code: 'if (amount === undefined && !allowsUnlimited)',
    without: 'if (false)',
    ...{
      test,
      named: 'an approval without an amount is refused, unless the operator allows what never ends',
    },
  },
  {
    id: 'swap-routers-proven',
    file: `${pools}/provePools.ts`,
    code: 'return isSame(found, factory) && isSame(token, wrapped)',
    without: 'return found !== token && isSame(factory, factory) && wrapped !== undefined',
    ...{ test, named: 'a router that is none of its factory, or of another coin, swaps nothing' },
  },
  {
    id: 'swap-minimum-on-chain',
    file: `${pools}/writePoolSwap.ts`,
    code: '      amountOutMinimum: minReceived,',
    without: '      amountOutMinimum: 0n,',
    ...{ test, named: 'a swap reverts when the price moves below the minimum meanwhile' },
  },
  {
    id: 'swap-minimum-in-pairs',
    file: `${pools}/writePoolSwap.ts`,
    code: 'const end = [minReceived, path, account, deadline]',
    without: 'const end = [0n, path, account, deadline]',
    ...{ test, named: 'a swap reverts when the price moves below the minimum meanwhile' },
  },
  {
    id: 'swap-written-anew',
    file: `${pools}/checkPoolSwap.ts`,
    code: 'const isOwn = isSameHex(own.data, transaction.data) && own.value === transaction.value',
    without: 'const isOwn = own.data.length > 0',
    ...{ test: lies, named: 'a server that builds %s gets no signature' },
  },
  {
    id: 'swap-minimum-shown',
    file: `${pools}/checkPoolSwap.ts`,
    code: "if (minReceived < order.minReceived) return 'minimum'",
    without: '',
    ...{ test: lies, named: 'a server that builds %s gets no signature' },
  },
  {
    id: 'swap-service-places',
    file: `${vendors}/checkVendor.ts`,
    code: 'if (said !== undefined && said !== null && keyOf(said) !== keyOf(expected[field]))',
    without: "if (said !== undefined && keyOf(said) === '')",
    ...{ test: vendorLies, named: 'another $what than that of the order is refused ($path)' },
  },
  {
    id: 'swap-service-value',
    file: `${vendors}/checkVendor.ts`,
    code: "if (value !== (isNative(order.network, order.from) ? order.amount : 0n)) throw lied('value')",
    without: 'void value; void isNative',
    ...{ test: offers, named: 'the coin is given by its value alone, just as much as is swapped' },
  },
  {
    id: 'swap-service-minimum',
    file: `${vendors}/createVendorSwaps.ts`,
    code: 'const isEnough = (settled = minReceived) => settled >= minReceived',
    without: 'const isEnough = (settled = minReceived) => settled >= 0n',
    ...{
      test: offers,
      named:
        'what is kept ends with its quote: then it is quoted anew, and refused where less would arrive',
    },
  },
  {
    id: 'swap-service-amounts',
    file: `${services}/Amount.ts`,
    code: '  v.regex(/^\\d{1,78}$/),',
    without: '  v.regex(/^-?\\d+$/),',
    ...{ test: vendorLies, named: 'an amount is a text of digits (%s)' },
  },
  {
    id: 'swap-service-redirects',
    file: `${services}/createServiceSend.ts`,
    code: "...{ redirect: 'error', parse: readExact },",
    without: "...{ redirect: 'follow', parse: readExact },",
    ...{
      test: vendorLies,
      named: 'the key is in no answer and in no error, and goes to no other place',
    },
  },
  {
    id: 'swap-service-silence',
    file: `${services}/createServiceSend.ts`,
    code: 'const waitMs = 4 * secondMs',
    without: 'const waitMs = 60 * secondMs',
    ...{ test: failures, named: 'four seconds of silence are no offer' },
  },
  {
    id: 'swap-service-pause',
    file: `${services}/createServiceGate.ts`,
    code: 'if (time < pausedUntil) throw limited(pausedUntil - time)',
    without: 'void limited',
    ...{
      test: failures,
      named: 'a service that has enough is left alone as long as it says, or a second',
    },
  },
  {
    id: 'swap-service-shut',
    file: `${services}/createServiceGate.ts`,
    code: 'if (failures >= failuresMax && (isTrying || time < shutUntil))',
    without: 'if (failures < 0 && (isTrying || time < shutUntil))',
    ...{
      test: failures,
      named:
        'a service that fails five times in a row is left alone for half a minute, and then tried once',
    },
  },
  {
    id: 'swap-service-rate',
    file: `${services}/createServiceGate.ts`,
    code: 'left -= 1',
    without: 'left -= 0',
    ...{ test: failures, named: 'no more calls go out than it allows' },
  },
  {
    id: 'jupiter-route-of-order',
    file: `${jupiter}/checkBuild.ts`,
    code: "['route', isOfOrder(order, route)],",
    without: "['route', isOfOrder(order, route) || true],",
    ...{ test: jupiterTest, named: 'what is not of the order is refused: %s' },
  },
  {
    id: 'jupiter-minimum-read',
    file: `${jupiter}/createJupiterSwaps.ts`,
    code: 'if (settled >= minReceived) return await writerOf(order, build)',
    without: 'if (settled >= 0n) return await writerOf(order, build)',
    ...{
      test: jupiterTest,
      named: 'the minimum is kept by the instruction itself, and a price that has moved is refused',
    },
  },
  {
    id: 'jupiter-own-setup',
    file: `${jupiter}/checkBuild.ts`,
    code: "['setup', build.setupInstructions.every((one) => isOwnSetup(order, one))],",
    without: "['setup', build.setupInstructions.every((one) => isOwnSetup(order, one) || true)],",
    ...{ test: jupiterTest, named: 'what is not of the order is refused: %s' },
  },
  {
    id: 'jupiter-one-signer',
    file: `${jupiter}/checkBuild.ts`,
    code: 'accounts.every(({ isSigner, pubkey }) => !isSigner || pubkey === account)',
    without: "accounts.every(({ isSigner, pubkey }) => !isSigner || pubkey + account !== '')",
    ...{ test: jupiterTest, named: 'what is not of the order is refused: %s' },
  },
  {
    id: 'jupiter-offer-bounded',
    file: `${jupiter}/budgetOf.ts`,
    code: 'return price < most ? price : most',
    without: 'return most < 0n ? most : price',
    ...{
      test: jupiterTest,
      named:
        'no more than a thousandth of a SOL is offered for computing, whatever the service proposes',
    },
  },
  {
    id: 'swap-contract-of-table',
    file: `${family}/isKnownOffer.ts`,
    code: '(one) => one && isSame(router, one.router) && isSame(spender, spenderOf(one.router)),',
    without: '(one) => one && isSame(spender, spender) && spenderOf(one.router) !== null,',
    ...{ test: liars, named: '%s: %s' },
  },
  {
    id: 'swap-of-this-account',
    file: `${family}/checkBuilt.ts`,
    code: '!isSameHex(sender, account)',
    without: 'isSameHex(sender, undefined)',
    ...{ test: liars, named: '%s: %s' },
  },
  {
    id: 'swap-gas-bounded',
    file: `${family}/checkBuilt.ts`,
    code: 'if (built.gas > gasMax)',
    without: 'if (built.gas < 0n)',
    ...{ test: liars, named: '%s: %s' },
  },
  {
    id: 'swap-built-compared',
    file: `${family}/checkBuilt.ts`,
    code: '  if (fault) throw refuseSwap(fault)',
    without: '  void fault',
    ...{ test: liars, named: '%s: %s' },
  },
  {
    id: 'swap-service-router',
    file: `${family}/checkBuilt.ts`,
    code: '!isSameHex(transaction.to, place.router)',
    without: 'isSameHex(transaction.to, undefined)',
    ...{ test: liars, named: '%s gets no signature: %s' },
  },
  {
    id: 'swap-service-coins',
    file: `${family}/checkBuilt.ts`,
    code: 'if (built.value !== value) throw',
    without: 'if (built.value < value) throw',
    ...{ test: liars, named: '%s gets no signature: %s' },
  },
  {
    id: 'swap-played-minimum',
    file: `${family}/playSwap.ts`,
    code: 'if (receives < minReceived)',
    without: 'if (receives < 0n)',
    ...{ test: liars, named: '%s gets no signature: %s' },
  },
  {
    id: 'swap-played-takes',
    file: `${family}/playSwap.ts`,
    code: 'if (-given > amount)',
    without: 'if (-given < 0n)',
    ...{
      test: liars,
      named:
        'more of the token than shown gets no signature, also where more is allowed from before',
    },
  },
  {
    id: 'swap-unplayed-confirmed',
    file: `${family}/planSwap.ts`,
    code: 'mustConfirm: !isReadable(order)',
    without: 'mustConfirm: false && isReadable(order)',
    ...{
      test: liars,
      named:
        'where no node plays it through, a user has to confirm that; pools need no more than to be told',
    },
  },
  {
    id: 'swap-call-minimum',
    file: `${family}/checkVendorCall.ts`,
    code: 'if (says.minReceived < minReceived)',
    without: 'if (says.minReceived < 0n)',
    ...{ test: liars, named: '%s gets no signature: %s' },
  },
  {
    id: 'swap-call-tokens',
    file: `${family}/checkVendorCall.ts`,
    code: '|| !isOf(says.to, to)',
    without: '',
    ...{ test: liars, named: '%s gets no signature: %s' },
  },
  {
    id: 'swap-call-receiver',
    file: `${family}/checkVendorCall.ts`,
    code: 'isSame(says.receiver ?? account, account)',
    without: 'isSame(account, account)',
    ...{ test: liars, named: '%s gets no signature: %s' },
  },
  {
    id: 'swap-call-unproved',
    file: `${family}/planSwap.ts`,
    code: 'if (!played && !isProven) throw',
    without: 'if (played && !isProven) throw',
    ...{
      test: liars,
      named:
        'a call %s gets no signature where no node plays it through, and no tick is offered for it',
    },
  },
  {
    id: 'swap-call-in-part',
    file: `${pools}/readVendorTerms.ts`,
    code: '(flags & 1n) === 1n',
    without: '(flags & 1n) === 2n',
    ...{
      test: calls,
      named:
        'a call that may be filled in part is not trusted alone: a part of the minimum is enough then',
    },
  },
  {
    id: 'swap-call-of-others',
    file: `${family}/checkVendorCall.ts`,
    code: 'return isWhole && says.isBinding',
    without: 'return isWhole',
    ...{
      test: calls,
      named:
        'is what was shown where it says so, and is trusted alone where its contract keeps to it',
    },
  },
  {
    id: 'swap-second-price',
    file: `${core}/compareOffer.ts`,
    code: 'if (worseBps >= refusedBps) throw',
    without: 'if (worseBps > 1e9) throw',
    ...{ test: liars, named: '%s: %s' },
  },
  {
    id: 'swap-approves-exactly',
    file: `${family}/stepsOf.ts`,
    code: 'writeApprove(token, spender, amount)',
    without: 'writeApprove(token, spender, 2n ** 255n)',
    ...{
      test: signing,
      named:
        'a token is allowed exactly once, and the preview made anew; what the wallet gets is what the steps said',
    },
  },
  {
    id: 'swap-resets-first',
    file: `${family}/stepsOf.ts`,
    code: 'if (isTaken) return steps',
    without: 'if (isTaken || allowance > 0n) return steps',
    ...{
      test: signing,
      named: 'a coin of before the standard is reset first where something is allowed already',
    },
  },
  {
    id: 'swap-batch-whole',
    file: `${family}/planSwap.ts`,
    code: '...(steps.length > 1 && { atomicRequired: true }),',
    without: '',
    ...{
      test: signing,
      named:
        'a wallet that does several calls as one gets approval and swap in one request, or nothing is done',
    },
  },
  {
    id: 'swap-one-press',
    file: `${core}/confirmSwap.ts`,
    code: 'isOver ? await renew(client, pressed) : pressed',
    without: 'isOver ? await renew(client, pressed) : await Promise.resolve(pressed)',
    ...{
      test: signing,
      named: 'a second press, and an account or network that changes, sign nothing',
    },
  },
  {
    id: 'swap-in-one-tab',
    file: `${core}/handStep.ts`,
    code: 'return aloneInTabs(client, { network, from }, () => hand(client, parameters))',
    without: 'return hand(client, parameters)',
    ...{
      test: tabs,
      named:
        'while one tab has a request of a swap in the wallet, the other sends none, and can when that has ended',
    },
  },
  {
    id: 'swap-price-seen',
    file: `${core}/demandSeen.ts`,
    code: 'if (renewed.minReceived < shown.minReceived)',
    without: 'if (renewed.minReceived < 0n)',
    ...{
      test: signing,
      named:
        'a preview that is old is made anew, and where less is received nothing is signed before it was seen',
    },
  },
  {
    id: 'swap-fee-seen',
    file: `${core}/demandSeen.ts`,
    code: "if (renewed.fee > shown.fee) throw new FoyerError('fee_risen')",
    without: 'void FoyerError',
    ...{
      test: hazards,
      named: 'a fee that has risen since it was shown is shown before anything is signed',
    },
  },
  {
    id: 'swap-terms-seen',
    file: `${core}/demandSeen.ts`,
    code: "if (!isSame) throw refuseSwap('changed')",
    without: 'void isSame',
    ...{
      test: hazards,
      named:
        'a fee that a provider takes since the swap was shown is shown before anything is signed',
    },
  },
  {
    id: 'swap-not-swapped-meanwhile',
    file: `${core}/demandUnswapped.ts`,
    code: "if (isSwapped) throw new FoyerError('sent_meanwhile')",
    without: 'void isSwapped',
    ...{
      test: tabs,
      named:
        'what one tab swapped the other does not swap again until it is reviewed anew (locks: $hasLocks, made anew by $by)',
    },
  },
  {
    id: 'swap-renewed-is-no-review',
    file: `${core}/planPreview.ts`,
    code: "(draft.status === 'sent' ? undefined : shown?.begunAt) ?? madeAt",
    without: '(void shown?.begunAt) ?? madeAt',
    ...{
      test: tabs,
      named:
        'what one tab swapped the other does not swap again until it is reviewed anew (locks: $hasLocks, made anew by $by)',
    },
  },
  {
    id: 'swap-account-again',
    file: `${core}/handStep.ts`,
    code: '    wallet = demandSender(client, { from: account, network })',
    without:
      '    wallet = { ...demandSender(client, { from: client.store.getState().connection.byNamespace.eip155?.accounts[0].address ?? account, network }), address: account }',
    ...{
      test: signing,
      named: 'a second press, and an account or network that changes, sign nothing',
    },
  },
  {
    id: 'swap-unlisted-confirmed',
    file: `${core}/planPreview.ts`,
    code: "{ code: 'token_unlisted', mustConfirm: true, side: 'to' }",
    without: "{ code: 'token_unlisted', mustConfirm: false, side: 'to' }",
    ...{
      test: signing,
      named: 'a coin of before the standard is reset first where something is allowed already',
    },
  },
  {
    id: 'swap-minimum-of-tokens',
    file: `${core}/planPreview.ts`,
    code: 'const minReceived = leastOf(offer, slippageBps)',
    without: 'const minReceived = leastOf(offer, slippageBps) * 0n',
    ...{
      test: 'packages/adapters/src/evm/swapTokens.test.ts',
      named: 'a token that turns bad after the review reverts on the chain, and the coin stays',
    },
  },
  {
    id: 'swap-late-answer',
    file: `${core}/readOffers.ts`,
    code: 'if (draft.quoting.turn !== turn || draft.quoting.question !== question) return undefined',
    without: 'if (draft.quoting.question !== question) return undefined',
    ...{
      test: reordered,
      named: 'ten thousand answers in any order never show an older one, nor one of another amount',
    },
  },
  {
    id: 'swap-routers-proven-here',
    file: `${family}/quoteOffers.ts`,
    code: 'const router = proven[offer.route.kind]?.router',
    without: 'const router = (proven, pools[offer.route.kind]?.router)',
    ...{ test: signing, named: 'a router that is none of its factory gives nothing' },
  },
  {
    id: 'abi-numbers-bounded',
    file: 'packages/core/src/families/eip155/abi/decodeValues.ts',
    code: 'if (!isWithin) throw',
    without: 'if (!isWithin && bits < 0) throw',
    ...{
      test: coder,
      named: 'a number above its type, and an address with more than twenty bytes, are no answer',
    },
  },
  {
    id: 'swap-needs-its-checks',
    file: `${family}/loadPlanning.ts`,
    code: "throw refuseSwap('not_loaded', error)",
    without: 'throw error',
    ...{
      test: `${family}/loadPlanning.test.ts`,
      named: 'without the code that checks a swap nothing is planned, and the next call loads it',
    },
  },
  {
    id: 'swap-fees-of-rollups',
    file: `${family}/planSwap.ts`,
    code: "return [{ kind: 'network', amount: whole * mostOf(price) }, ...rollup]",
    without: "return [{ kind: 'network', amount: whole * mostOf(price) }]",
    ...{
      test: hazards,
      named: 'a rollup whose fee has risen above what Max left gets no signature',
    },
  },
  {
    id: 'swap-solana-program',
    file: `${solana}/isKnownOffer.ts`,
    code: '  router === knownSwapPrograms[provider as keyof typeof knownSwapPrograms] &&',
    without: '',
    ...{ test: solanaTest, named: 'an offer of %s: %s' },
  },
  {
    id: 'swap-solana-signer',
    file: `${solana}/readBuilt.ts`,
    code: 'if (wire.signers.length !== 1 || wire.signers[0] !== account || !isUnsigned)',
    without: 'if (!isUnsigned)',
    ...{ test: solanaTest, named: '%s: %s' },
  },
  {
    id: 'swap-solana-parties',
    file: `${solana}/checkInstructions.ts`,
    code: 'says.authority === account && says.source === from.account && says.receiver === to.account',
    without: 'says.authority === account && says.source === from.account && to.account.length > 0',
    ...{ test: solanaTest, named: '%s: %s' },
  },
  {
    id: 'swap-solana-amount',
    file: `${solana}/checkInstructions.ts`,
    code: "if (says.amount !== order.amount) throw refuseSwap('value')",
    without: '',
    ...{ test: solanaTest, named: '%s: %s' },
  },
  {
    id: 'swap-solana-minimum',
    file: `${solana}/checkInstructions.ts`,
    code: "if (says.minReceived < order.minReceived) throw refuseSwap('minimum')",
    without: '',
    ...{ test: solanaTest, named: '%s: %s' },
  },
  {
    id: 'swap-solana-accounts',
    file: `${solana}/checkInstructions.ts`,
    code: 'if (!isOwn || data.length !== 1 || data[0] !== createIdempotent)',
    without: 'if (data.length !== 1 || data[0] !== createIdempotent)',
    ...{ test: solanaTest, named: '%s: %s' },
  },
  {
    id: 'swap-solana-fee',
    file: `${solana}/checkInstructions.ts`,
    code: "if (limit > unitsMax || priority > priorityMax) throw refuseSwap('gas')",
    without: '',
    ...{ test: solanaTest, named: '%s: %s' },
  },
  {
    id: 'swap-solana-takes',
    file: `${solana}/checkEffects.ts`,
    code: "if (-changeOf(swapping.from, from.address) > amount) throw refuseSwap('takes_more')",
    without: '',
    ...{ test: solanaTest, named: 'it %s: %s' },
  },
  {
    id: 'swap-solana-others',
    file: `${solana}/checkEffects.ts`,
    code: "if (others.some(([, one]) => tokensOf(one) < 0n)) throw refuseSwap('takes_more')",
    without: '',
    ...{ test: solanaTest, named: 'it %s: %s' },
  },
  {
    id: 'swap-solana-powers',
    file: `${solana}/checkEffects.ts`,
    code: 'const isOpened = after.powers !== (before?.powers ?? untouched)',
    without: 'const isOpened = untouched.length === 0',
    ...{ test: solanaTest, named: 'it %s: %s' },
  },
]
