/** What stops a relay from being filled, each with the code that a script takes away and the test that has to notice. */
const limits = 'apps/server/src/relay/createLedger.test.ts'
const bytes = 'apps/server/src/relay/bytes.test.ts'
const ledger = 'apps/server/src/relay/createLedger.ts'
const journaled = 'apps/server/src/relay/createJournaledRelayStore.test.ts'
const hostile = 'apps/server/src/relay/hostile.test.ts'
const crowded = 'lets no more wait of one '

export const defences = [
  {
    id: 'relay-waiting-room',
    file: 'apps/server/src/relay/createMeasuredRelayStore.ts',
    code: "if (!ledger.hasRoom(messages)) return done('crowded', [])",
    without: '',
    ...{ test: bytes, named: 'one client fills neither the relay nor the wire, whatever it does' },
  },
  {
    id: 'relay-client-bytes',
    file: ledger,
    code: "isWithin(bytes.of('client', publisher), more, limits.client)",
    without: "isWithin(bytes.of('client', publisher), more, 0)",
    ...{ test: limits, named: crowded },
  },
  {
    id: 'relay-address-bytes',
    file: ledger,
    code: 'isWithin(ofSource, more, limits.source)',
    without: 'isWithin(ofSource, more, 0)',
    ...{ test: limits, named: crowded },
  },
  {
    id: 'relay-project-bytes',
    file: ledger,
    code: "isFair(bytes.of('project', project), more, limits.project, ofSource)",
    without: "isFair(bytes.of('project', project), more, 0, ofSource)",
    ...{ test: limits, named: crowded },
  },
  {
    id: 'relay-all-bytes',
    file: ledger,
    code: "isFair(bytes.of('all', ''), more, limits.all, ofSource)",
    without: "isFair(bytes.of('all', ''), more, 0, ofSource)",
    ...{ test: limits, named: crowded },
  },
  {
    id: 'relay-topic-bytes',
    file: ledger,
    code: "isWithin(bytes.of('topic', topic), some, limits.topic)",
    without: "isWithin(bytes.of('topic', topic), some, 0)",
    ...{ test: limits, named: crowded },
  },
  {
    id: 'relay-last-part-for-others',
    file: ledger,
    code: 'isLittle ? most : most * (1 - keptShare)',
    without: 'most',
    test: 'apps/server/src/relay/createLedger.test.ts',
    named: 'a client that fills the room of many leaves the last part of it to others',
  },
  {
    id: 'relay-counts-what-waited',
    file: 'apps/server/src/relay/createMeasuredRelayStore.ts',
    code: 'for (const one of waiting) ledger.add(one)',
    without: 'void waiting',
    test: bytes,
    named: 'what waited where servers before this one kept it is delivered, and counts',
  },
  {
    id: 'relay-room-of-what-is-kept',
    file: 'apps/server/src/relay/messageRows.ts',
    code: 'const rows = firstOfEach(calls.flat())',
    without: 'const rows = new Map(calls.flat().map((message) => [keyOf(message), message]))',
    test: journaled,
    named: 'what comes twice at once gives back the room of the one that is kept',
  },
  {
    id: 'relay-room-back-once',
    file: 'apps/server/src/relay/createMeasuredRelayStore.ts',
    code: 'if (message.expiresAt > now()) ledger.remove(message)',
    without: 'ledger.remove(message)',
    ...{ test: journaled, named: 'what many say they have when its time is up gives no room back' },
  },
  {
    id: 'relay-over-keeps-no-place',
    file: 'apps/server/src/relay/createJournaledRelayStore.ts',
    code: 'fresh.forget()',
    without: '',
    ...{
      test: journaled,
      named: 'what lives for %i ms keeps no place when its time is up',
    },
  },
  {
    id: 'relay-topics-once',
    file: 'apps/server/src/relay/createJournaledRelayStore.ts',
    code: '[...new Set(topics)].flatMap(fresh.of)',
    without: 'topics.flatMap(fresh.of)',
    ...{ test: journaled, named: 'a topic that is named many times is listed once' },
  },
  {
    id: 'relay-look-ups-in-turn',
    file: 'apps/server/src/relay/RelaySocket.ts',
    code: 'createGate(lookUpsMax)',
    without: 'createGate(1e9)',
    ...{ test: hostile, named: 'one that %s again and again is looked up for in turn' },
  },
  {
    id: 'relay-fetches-in-turn',
    file: 'apps/server/src/relay/relayMethods.ts',
    code: 'const turn = socket.turn.then(async () => {',
    without: 'const turn = Promise.resolve().then(async () => {',
    ...{ test: hostile, named: 'one that %s again and again is looked up for in turn' },
  },
  {
    id: 'relay-counts-what-is-written',
    file: 'apps/server/src/relay/bytesOf.ts',
    code: 'Buffer.byteLength(quote(text))',
    without: 'Buffer.byteLength(`"${text}"`)',
    test: 'apps/server/src/relay/bytesOf.test.ts',
    named: '%j with %j counts as the JSON that it becomes',
  },
  {
    id: 'relay-bytes-of-a-fetch',
    file: 'apps/server/src/relay/relayMethods.ts',
    code: 'bytesMax: fetchBytesMax',
    without: 'bytesMax: 1e12',
    test: 'apps/server/src/relay/delivery.test.ts',
    named: 'what is long is fetched a few megabytes at a time, and pushed topic by topic',
  },
  {
    id: 'relay-journal-bounded',
    file: 'apps/server/src/relay/createJournal.ts',
    code: "if (length + more > max) return done(new Error('The journal is full'))",
    without: '',
    test: 'apps/server/src/relay/createJournal.test.ts',
    named: 'a file that cannot be turned grows to its limit, and the next start reads it',
  },
  {
    id: 'relay-bytes-of-a-minute',
    file: 'apps/server/src/relay/quotaAccount.ts',
    code: 'return add(account.bytes, bytes, bytesPerMinute) && isCallAllowed',
    without: 'return isCallAllowed',
    ...{ test: bytes, named: 'what is read of ' },
  },
  {
    id: 'relay-life-bounded',
    file: 'apps/server/src/relay/relayMethods.ts',
    code: 'Math.min(ttl, limits.ttlMaxS)',
    without: 'ttl',
    ...{ test: bytes, named: 'one client fills neither the relay nor the wire, whatever it does' },
  },
  {
    id: 'relay-apart',
    file: 'apps/server/src/startServer.ts',
    code: '...{ config, database, directory, log, port, relayStorage },',
    without: '...{ config, database, directory, log, port },',
    ...{ test: 'apps/server/src/relay/apart.test.ts', named: 'messages wait where no login is' },
  },
]
