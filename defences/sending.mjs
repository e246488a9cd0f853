const chain = 'packages/adapters/src/evm/send.test.ts'
const names = 'packages/core/src/send/names.test.ts'
const contacts = 'packages/core/src/send/contacts.test.ts'
const send = 'packages/core/src/send'
const pay = 'packages/core/src/pay'
const paying = 'packages/adapters/src/evm/pay.test.ts'
const paidExactly =
  'exactly the amount goes to exactly the receiver, and the page hears of it once it is in a block'
const evm = 'packages/core/src/families/eip155/send'
const scan = 'packages/react/src/views/wallet-send'
const camera = `${scan}/readCamera.test.ts`
const links = 'packages/protocol/src/payments/payments.test.ts'
const linksOfEvm = 'packages/protocol/src/families/eip155/eip155Payments.ts'

/** What keeps a transfer what it was shown to be, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'send-look-alike',
    file: `${send}/warnByHistory.ts`,
    code: 'features.isLookAlike(one, address)',
    without: 'features.isLookAlike(one, one)',
    ...{
      test: chain,
      named: 'an address that looks like one that was sent to is blocked; the true one is not',
    },
  },
  {
    id: 'send-look-alike-of-contact',
    file: `${send}/warnByHistory.ts`,
    code: '...listContacts(client, { namespace }), ',
    without: '',
    ...{
      test: contacts,
      named:
        'a kept address is known, and one that looks like it has to be confirmed, though nothing was sent to it yet',
    },
  },
  {
    id: 'contact-one-label',
    file: `${send}/saveContact.ts`,
    code: "isTaken ? 'label_taken' : undefined",
    without: 'undefined',
    ...{
      test: contacts,
      named:
        'a label that cannot be seen, or that another address has, is refused, and so is one too many',
    },
  },
  {
    id: 'contact-seen-label',
    file: `${send}/saveContact.ts`,
    code: 'readLine(typed, contactLabelMax)',
    without: 'typed.slice(0, contactLabelMax)',
    ...{
      test: contacts,
      named:
        'a label that cannot be seen, or that another address has, is refused, and so is one too many',
    },
  },
  {
    id: 'scan-camera-off',
    file: `${scan}/readCamera.ts`,
    code: 'for (const track of stream?.getTracks() ?? []) track.stop()',
    without: '',
    ...{
      test: camera,
      named: 'the camera is off with the code, which is reported once and cut',
    },
  },
  {
    id: 'scan-camera-late',
    file: `${scan}/readCamera.ts`,
    code: 'if (isOver) return end()',
    without: '',
    ...{
      test: camera,
      named:
        'a camera that the browser gives after the view went is off at once, and nothing is reported',
    },
  },
  {
    id: 'scan-camera-hidden',
    file: `${scan}/readCamera.ts`,
    code: 'if (scope.document.hidden) finish(() => onEnd())',
    without: '',
    ...{ test: camera, named: 'the camera is off when the page is hidden' },
  },
  {
    id: 'scan-no-web-address',
    file: `${send}/isNameLike.ts`,
    code: '[^.:/]+(\\.[^.:/]+)+',
    without: '[^.]+(\\.[^.]+)+',
    ...{ test: `${send}/isNameLike.test.ts`, named: '%o is looked up as a name: %o' },
  },
  {
    id: 'send-checksum',
    file: `${evm}/readReceiver.ts`,
    code: 'const isWrong = isMixed && `0x${digits}` !== address',
    without: 'const isWrong = isMixed && digits === address',
    ...{ test: chain, named: 'an address with a changed letter has to be confirmed' },
  },
  {
    id: 'send-latest-name',
    file: `${send}/typeRecipient.ts`,
    code: 'draft.recipient === recipient ? { recipient: found } : undefined',
    without: 'draft.recipient ? { recipient: found } : undefined',
    ...{ test: names, named: 'the name that was typed last wins: %s' },
  },
  {
    id: 'send-name-of-this-network',
    file: `${send}/lookUpName.ts`,
    code: 'profile?.addresses[coinType]?.address',
    without: 'Object.values(profile?.addresses ?? {})[0]?.address',
    ...{ test: names, named: 'a name leads to its address of this network, and to no other' },
  },
  {
    id: 'send-name-elsewhere-confirmed',
    file: `${send}/warnOfName.ts`,
    code: "{ code: 'name_elsewhere', mustConfirm: true }",
    without: "{ code: 'name_elsewhere', mustConfirm: false }",
    ...{
      test: 'packages/adapters/src/evm/sendNames.test.ts',
      named:
        'a name with an address of Ethereum alone leads to it once that is confirmed, and never where a contract has it',
    },
  },
  {
    id: 'send-name-of-no-contract',
    file: `${evm}/hasNoCode.ts`,
    code: 'return !found.includes(true)',
    without: 'return found.length > 0',
    ...{ test: names, named: 'leads nowhere where it is a contract on %s' },
  },
  {
    id: 'solana-unused-confirmed',
    file: 'packages/core/src/families/solana/send/solanaSend.ts',
    code: "{ code: 'unused', mustConfirm: true }",
    without: "{ code: 'unused', mustConfirm: false }",
    ...{
      test: 'packages/adapters/src/solana/send.test.ts',
      named:
        'an address with a changed letter has to be confirmed, whether its own was sent to before or not',
    },
  },
  {
    id: 'send-exchange-elsewhere',
    file: `${send}/warnOfExchanges.ts`,
    code: "{ code: 'exchange_elsewhere', mustConfirm: true, label }",
    without: "{ code: 'exchange_elsewhere', mustConfirm: false, label }",
    ...{
      test: 'packages/core/src/send/warnOfExchanges.test.ts',
      named: 'one that is listed of another network alone has to be confirmed',
    },
  },
  {
    id: 'send-picture-of-receiver',
    file: `${scan}/Found.tsx`,
    code: '<Avatar address={address} size={28} />',
    without: '<Avatar address={draft.from} size={28} />',
    ...{
      test: `${scan}/view.browser.test.tsx`,
      named:
        'the picture of a receiver is made of its own address, wherever it stands, and is never that of the account',
    },
  },
  {
    id: 'cosmos-price-of-coin',
    file: 'packages/core/src/families/cosmos/send/readGasPrices.ts',
    code: 'if (coin === denom)',
    without: 'if (coin?.endsWith(denom))',
    ...{
      test: 'packages/core/src/families/cosmos/send/readGasPrices.test.ts',
      named: 'the least price that a node takes is that of the coin %s',
    },
  },
  {
    id: 'send-name-again',
    file: `${send}/requestTransfer.ts`,
    code: "if (found?.address !== to) throw new FoyerError('receiver_changed')",
    without: 'void found',
    ...{ test: names, named: 'a name that leads elsewhere when it is signed stops the transfer' },
  },
  {
    id: 'send-fee-as-shown',
    file: `${send}/requestTransfer.ts`,
    code: "throw new FoyerError('fee_risen')",
    without: 'void quote',
    ...{ test: chain, named: 'a fee that doubled meanwhile is refused before the wallet is asked' },
  },
  {
    id: 'send-once',
    file: `${send}/confirmSend.ts`,
    code: "if (status === 'asking') throw new FoyerError('request_pending')\n",
    without: '\n',
    ...{ test: chain, named: 'pressed twice, one transaction is asked for' },
  },
  {
    id: 'send-decimals-again',
    file: `${send}/planTransfer.ts`,
    code: "if (holding.decimals !== token.decimals) throw new FoyerError('send_changed')",
    without: 'void holding',
    ...{
      test: chain,
      named:
        'decimals are those of the chain, whatever a list says; when they change after that, nothing is made',
    },
  },
  {
    id: 'send-token-says-so',
    file: `${evm}/playCall.ts`,
    code: "if (data !== '0x' && wordOf(data) !== 1n) throw reverted(undefined)",
    without: 'void data',
    ...{ test: chain, named: 'a token that %s is refused with its reason' },
  },
  {
    id: 'send-not-to-the-token',
    file: `${evm}/judgeReceiver.ts`,
    code: "throw refuseTransaction('receiver_is_token')",
    without: 'void refuseTransaction',
    ...{
      test: chain,
      named: 'the token itself is refused, also when it is chosen after the address',
    },
  },
  {
    id: 'send-solana-offer-bounded',
    file: 'packages/core/src/families/solana/send/quotePayment.ts',
    code: 'return offer < unitPriceMax ? offer : unitPriceMax',
    without: 'return offer',
    ...{
      test: 'packages/core/src/families/solana/send/quotePayment.test.ts',
      named: 'a node cannot make a payment dear: what is offered stays below a thousandth of a SOL',
    },
  },
  {
    id: 'send-in-one-tab',
    file: `${send}/aloneInTabs.ts`,
    code: "if (!lock) throw new FoyerError('send_elsewhere')",
    without: 'void lock',
    ...{
      test: 'packages/adapters/src/evm/sendTabs.test.ts',
      named:
        'while one tab has a request in the wallet, the other sends none, and can when that has ended',
    },
  },
  {
    id: 'send-not-sent-meanwhile',
    file: `${send}/demandUnsent.ts`,
    code: "if (isSent) throw new FoyerError('sent_meanwhile')",
    without: 'void isSent',
    ...{
      test: 'packages/adapters/src/evm/sendTabs.test.ts',
      named:
        'what one tab sent meanwhile the other does not send again until it is reviewed anew (locks: %s)',
    },
  },
  {
    id: 'gateway-chosen-by-host',
    file: 'packages/adapters/src/evm/actions/createGatewayRequest.ts',
    code: 'return origin !== undefined && chosen.has(origin)',
    without: 'return origin !== undefined',
    ...{
      test: 'packages/adapters/src/evm/nameGateways.test.ts',
      named: 'a gateway that the host did not choose gets no request, whatever the resolver says',
    },
  },
  {
    id: 'polkadot-account-kept',
    file: 'packages/core/src/families/polkadot/send/quotePayment.ts',
    code: "throw refuseTransaction('account_would_end')",
    without: 'void refuseTransaction',
    ...{
      test: 'packages/adapters/src/polkadot/send.test.ts',
      named:
        'what would end the account, is too little for a new one, or is not there is refused before the wallet is asked',
    },
  },
  {
    id: 'polkadot-receiver-is-made',
    file: 'packages/core/src/families/polkadot/send/quotePayment.ts',
    code: "throw refuseTransaction('receiver_below_deposit')",
    without: 'void receiver',
    ...{
      test: 'packages/adapters/src/polkadot/send.test.ts',
      named:
        'what would end the account, is too little for a new one, or is not there is refused before the wallet is asked',
    },
  },
  {
    id: 'polkadot-event-by-event',
    file: 'packages/core/src/families/polkadot/runtime/readOutcome.ts',
    code: 'const end = skip(bytes, begin, event)',
    without: 'const end = begin + 2',
    ...{
      test: 'packages/core/src/families/polkadot/runtime/runtime.test.ts',
      named: 'the events of a block say what became of one of its extrinsics, and why',
    },
  },
  {
    id: 'polkadot-fee-as-shown',
    file: 'packages/core/src/families/polkadot/send/sendPayment.ts',
    code: "if (feeMax !== undefined && fee > feeMax) throw new FoyerError('fee_risen')",
    without: 'void feeMax',
    ...{
      test: 'packages/adapters/src/polkadot/send.test.ts',
      named: 'a fee that rose meanwhile is refused before the wallet is asked',
    },
  },
  {
    id: 'cosmos-key-of-account',
    file: 'packages/core/src/families/cosmos/send/sendPayment.ts',
    code: "if (!key || !bech32Address.isOf(from, key)) throw new FoyerError('answer_invalid')",
    without: "if (!key) throw new FoyerError('answer_invalid')",
    ...{
      test: 'packages/core/src/families/cosmos/send/sendPayment.test.ts',
      named:
        'a wallet that names a key of another account, or signs another payment, sends nothing',
    },
  },
  {
    id: 'bitcoin-over-only-when-spent',
    file: 'packages/core/src/families/bip122/send/followPayment.ts',
    code: "if (kind !== 'same' && !isDeep) return { is: 'waiting' }",
    without: '',
    ...{
      test: 'packages/adapters/src/bitcoin/send.test.ts',
      named:
        'one that reached no node is over only when another transaction has its coins, some blocks deep',
    },
  },
  {
    id: 'signed-known-by-its-id',
    file: 'packages/core/src/families/handOver.ts',
    code: 'if (isLost(error) || known.test(wordsOf(error))) return undefined',
    without: '',
    ...{
      test: 'packages/core/src/families/cosmos/send/sendPayment.test.ts',
      named: 'a payment is known by its hash and its last height where the answer %s',
    },
  },
  {
    id: 'cosmos-refusal-believed',
    file: 'packages/core/src/families/cosmos/send/sendPayment.ts',
    code: "if (code !== 0) throw new FoyerError('transaction_reverted', { data: { reason } })",
    without: 'void reason',
    ...{
      test: 'packages/core/src/families/cosmos/send/sendPayment.test.ts',
      named: 'a service that answers with %s is not believed to have sent it',
    },
  },
  {
    id: 'cosmos-last-block',
    file: 'packages/core/src/families/cosmos/send/writePayment.ts',
    code: '...protobuf.number(3, timeoutHeight),',
    without: '',
    ...{
      test: 'packages/adapters/src/cosmos/send.test.ts',
      named:
        'a payment that no block takes is over when its height is past, and can never come after',
    },
  },
  {
    id: 'send-coin-never-for-token',
    file: `${send}/planTransfer.ts`,
    code: "if (isToken && !features.sendsTokens) throw new FoyerError('action_not_allowed')",
    without: 'void isToken',
    ...{
      test: 'packages/adapters/src/bitcoin/send.test.ts',
      named: 'a token never becomes a payment of bitcoin',
    },
  },
  {
    id: 'send-held-key-presses-nothing',
    file: 'packages/react/src/views/pressOnce.ts',
    code: "if (event.repeat && event.key !== 'Tab') event.preventDefault()",
    without: 'void event',
    ...{
      test: 'packages/react/src/views/wallet-send/view.browser.test.tsx',
      named:
        'thousands leave as they are typed, whatever the locale (%s) writes, and Enter held sends them once',
    },
  },
  {
    id: 'hosted-call-is-no-payment',
    file: `${send}/noteHosted.ts`,
    code: "...(isPayment && { asset: 'coin' }),",
    without: "asset: 'coin',",
    ...{
      test: chain,
      named:
        'a transfer of the host’s own, a call by its ABI, and calls in one request are followed as a transaction is',
    },
  },
  {
    id: 'hosted-only-what-is-known',
    file: `${send}/noteHosted.ts`,
    code: 'const described = describe(features, await toTransactions(network.chainNamespace, request))',
    without:
      'const described = describe(features, await toTransactions(network.chainNamespace, request)) ?? { to: from, value: 0n, isPayment: true }',
    ...{
      test: 'packages/adapters/src/solana/send.test.ts',
      named:
        'a payment of the host’s own is watched, and a token or a written transaction is none of coins',
    },
  },
  {
    id: 'send-operation-as-shown',
    file: 'apps/wallet/src/accounts/families/eip155/batches/prepareCalls.ts',
    code: 'demandWithin(fee, by)',
    without: 'void demandWithin',
    ...{
      test: 'apps/wallet/src/accounts/smartAccount.test.ts',
      named:
        'counts what calls take without sending them; Max by that leaves what the fee was not used for, of an account %s',
    },
  },
  {
    id: 'sponsor-at-network-price',
    file: 'apps/wallet/src/accounts/families/eip155/batches/prepareCalls.ts',
    code: 'const given = isOwn ? { callData, ...fee.price } : { callData }',
    without: 'const given = { callData, ...fee?.price }',
    ...{
      test: 'apps/wallet/src/accounts/smartAccount.test.ts',
      named: 'another pays at the price of the network, whatever the page names',
    },
  },
  {
    id: 'send-sponsor-demanded',
    file: 'apps/wallet/src/accounts/families/eip155/batches/readCapabilities.ts',
    code: 'const byServer = isServer ? { ...theServer, isRequired: true } : theServer',
    without: 'const byServer = isServer ? { ...theServer, isRequired: false } : theServer',
    ...{
      test: 'apps/wallet/src/accounts/pagePaymaster.test.ts',
      named:
        'the server says ahead whether it pays; demanded of it, nothing is sent where it does not',
    },
  },
  {
    id: 'payment-link-transfer-alone',
    file: linksOfEvm,
    code: "given.call !== 'transfer' || !isTransfer",
    without: '!isTransfer',
    ...{ test: links, named: '%s is at fault in %s' },
  },
  {
    id: 'payment-link-without-unseen',
    file: 'packages/protocol/src/payments/parsePaymentLink.ts',
    code: '!/^[!-~]+$/.test(link)',
    without: "link === ''",
    ...{ test: links, named: 'what is no payment link is told from one of another kind' },
  },
  {
    id: 'payment-link-never-of-a-token',
    file: linksOfEvm,
    code: "if (token !== undefined || (amount && !('units' in amount))) return undefined",
    without: "if (amount && !('units' in amount)) return undefined",
    ...{
      test: links,
      named:
        'a link that asks for a token of an EVM network is never written: readers have sent money to the token',
    },
  },
  {
    id: 'payment-link-of-this-network',
    file: 'packages/core/src/screens/takeLink.ts',
    code: 'namespace !== network.chainNamespace || caipNetworkId !== network.caipNetworkId',
    without: 'namespace !== network.chainNamespace',
    ...{
      test: 'packages/core/src/screens/enterRecipient.test.ts',
      named: 'a link is refused as %s, and leaves no address: %s',
    },
  },
  {
    id: 'pay-one-press',
    file: `${pay}/submitPay.ts`,
    code: "pay?.id !== id || pay.status !== 'initiated'",
    without: 'pay?.id !== id',
    ...{ test: paying, named: paidExactly },
  },
  {
    id: 'pay-own-transfer',
    file: `${pay}/submitPay.ts`,
    code: "pay?.id !== id || pay.status !== 'initiated'",
    without: "pay?.status !== 'initiated'",
    ...{
      test: paying,
      named: 'a modal that closes before a press ends it, and another payment takes its place',
    },
  },
  {
    id: 'pay-in-a-block',
    file: `${pay}/openPay.ts`,
    code: "if (status === 'final') return",
    without: 'if (hash) return',
    ...{
      test: paying,
      named:
        'one that did not arrive is said to have failed, and can be paid by another transaction',
    },
  },
]
