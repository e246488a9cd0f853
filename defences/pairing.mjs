const hostileTest = 'packages/core/src/pairing/engine/hostile.test.ts'
const sessionTest = 'packages/core/src/pairing/engine/session/session.test.ts'
const signInTest = 'packages/core/src/pairing/engine/session/signIn.test.ts'
const readPeerTest = 'packages/core/src/pairing/engine/session/readPeer.test.ts'

/** What a wallet of another device, the relay, or a stranger at either cannot do, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'pairing-settled-by-who-approved',
    file: 'packages/core/src/pairing/engine/session/settle.ts',
    code: 'settling?.responder !== params.controller.publicKey || ',
    without: '',
    ...{ test: hostileTest, named: 'a settlement %s is refused, and both ends know' },
  },
  {
    id: 'pairing-settled-in-time',
    file: 'packages/core/src/pairing/engine/session/settle.ts',
    code: ' || params.expiry * 1_000 <= now',
    without: '',
    ...{ test: hostileTest, named: 'a settlement %s is refused, and both ends know' },
  },
  {
    id: 'pairing-settled-as-asked',
    file: 'packages/core/src/pairing/engine/session/settle.ts',
    code: ': checkSession(params.namespaces, { namespaces: proposed, required })',
    without: ': undefined',
    ...{ test: hostileTest, named: 'a settlement %s is refused, and both ends know' },
  },
  {
    id: 'pairing-required-granted',
    file: 'packages/core/src/pairing/engine/session/settle.ts',
    code: '{ namespaces: proposed, required }',
    without: '{ namespaces: proposed, required: {} }',
    ...{ test: hostileTest, named: 'what the page requires is measured after the settlement' },
  },
  {
    id: 'pairing-first-wallet',
    file: 'packages/core/src/pairing/engine/session/handleProposalAnswer.ts',
    code: 'if (pairing.settling) return\n',
    without: '\n',
    ...{
      test: hostileTest,
      named: 'a second wallet that scans the same code takes nothing from the first',
    },
  },
  {
    id: 'pairing-heard-once',
    file: 'packages/core/src/pairing/engine/session/heard.ts',
    code: 'if (tables.heard.get(key) !== undefined) return false\n',
    without: '\n',
    ...{
      test: hostileTest,
      named: 'forged, foreign, repeated and broken envelopes change nothing',
    },
  },
  {
    id: 'pairing-answer-of-topic',
    file: 'packages/core/src/pairing/engine/session/receive.ts',
    code: 'if (request?.topic !== topic || request.answer) return',
    without: 'if (!request || request.answer) return',
    ...{
      test: hostileTest,
      named: 'another wallet that is paired answers nothing in the place of the requested one',
    },
  },
  {
    id: 'pairing-cancelled-stays-so',
    file: 'packages/core/src/pairing/engine/session/handleProposalAnswer.ts',
    code: 'if (pairing.isCancelled) {',
    without: 'if (!pairing) {',
    ...{
      test: hostileTest,
      named: 'a wallet that still approves after the user left gets an error',
    },
  },
  {
    id: 'session-update-in-order',
    file: 'packages/core/src/pairing/engine/session/handleSessionRequest.ts',
    code: 'if (isLate) return { error: sessionErrors.invalid_update_request }',
    without: 'void isLate',
    ...{
      test: sessionTest,
      named: 'an update that is older than the last is refused, and changes nothing',
    },
  },
  {
    id: 'session-seven-days',
    file: 'packages/core/src/pairing/engine/session/handleSessionRequest.ts',
    code: 'Math.min(params.expiry ?? longest, longest)',
    without: '(params.expiry ?? longest)',
    ...{
      test: sessionTest,
      named: 'a wallet prolongs a session, by what it says and seven days at most',
    },
  },
  {
    id: 'session-granted-events',
    file: 'packages/core/src/pairing/engine/session/handleSessionRequest.ts',
    code: 'if (!events.has(event.name)) return { error: sessionErrors.unauthorized_event }\n',
    without: '\n',
    ...{
      test: sessionTest,
      named: 'events reach the page when they are granted, and are answered',
    },
  },
  {
    id: 'session-events-in-order',
    file: 'packages/core/src/pairing/engine/session/handleSessionRequest.ts',
    code: 'if (timeOf(id) < timeOf(last)) return { result: true }\n',
    without: '\n',
    ...{ test: sessionTest, named: 'an event that comes late or twice is not told' },
  },
  {
    id: 'session-granted-methods',
    file: 'packages/core/src/pairing/engine/readRequest.ts',
    code: 'if (!methods.has(method)) throw refusal(sessionErrors.unauthorized_method)\n',
    without: '\n',
    ...{ test: sessionTest, named: 'what the session does not grant is refused here' },
  },
  {
    id: 'session-granted-networks',
    file: 'packages/core/src/pairing/engine/readRequest.ts',
    code: 'if (accounts.size === 0) throw refusal(sessionErrors.unauthorized_chain)\n',
    without: '\n',
    ...{ test: sessionTest, named: 'what the session does not grant is refused here' },
  },
  {
    id: 'sign-in-by-who-answered',
    file: 'packages/core/src/pairing/engine/session/signIn.ts',
    code: 'if (read.responder.publicKey !== responder)',
    without: 'if (!responder)',
    ...{ test: signInTest, named: 'an answer in the name of another key is refused' },
  },
  {
    id: 'sign-in-every-signature',
    file: 'packages/core/src/pairing/engine/session/signIn.ts',
    code: "if ('fault' in checked) return checked\n",
    without: "if ('fault' in checked) continue\n",
    ...{ test: signInTest, named: 'one forged signature among good ones refuses all' },
  },
  {
    id: 'peer-links-of-apps',
    file: 'packages/core/src/pairing/engine/session/readPeer.ts',
    code: ' && !ownSchemes.test(value)',
    without: '',
    ...{
      test: readPeerTest,
      named: 'a link of a wallet app is kept, one that a page could run is not',
    },
  },
  {
    id: 'peer-web-addresses',
    file: 'packages/core/src/pairing/engine/session/readPeer.ts',
    code: "url.protocol === 'https:' || url.protocol === 'http:' ? url.href : ''",
    without: 'url.href',
    ...{
      test: readPeerTest,
      named: 'what a wallet says of itself is fit to be shown and followed',
    },
  },
  {
    id: 'peer-text-seen',
    file: 'packages/protocol/src/readLine.ts',
    code: ".replace(/[\\p{C}\\p{DI}\\u2800]/gu, '')",
    without: '',
    ...{
      test: readPeerTest,
      named: 'what a wallet says of itself is fit to be shown and followed',
    },
  },
  {
    id: 'pairing-old-commands-left',
    file: 'packages/core/src/pairing/engine/tabs/createTabs.ts',
    code: ' || isInDoubt(message.at)',
    without: '',
    test: 'packages/core/src/pairing/engine/tabs/createTabs.test.ts',
    named:
      'what a tab hears after it was busy for long it does not run, whether it knows of the next lead or not',
  },
]
