/** What keeps one address from keeping the server's edge busy, each with the code that a script takes away and the test that has to notice. */
const admission = 'apps/server/src/relay/admission.test.ts'
const held = 'apps/server/src/relay/held.test.ts'
const resting =
  'a socket over its quota is not read until the minute turns, and its long frames are not parsed'

export const defences = [
  {
    id: 'edge-counted-first',
    file: 'apps/server/src/relay/createAdmission.ts',
    code: 'quotas.open(addressQuota(config, address))',
    without: 'quotas.open(new Map())',
    test: admission,
    named: 'counts a request for its address before it reads it, and a refused one tenfold',
  },
  {
    id: 'edge-refused-tenfold',
    file: 'apps/server/src/relay/createAdmission.ts',
    code: 'allowance.take(refusedCalls - 1, 0)',
    without: '',
    test: admission,
    named: 'counts a request for its address before it reads it, and a refused one tenfold',
  },
  {
    id: 'edge-gone-released',
    file: 'apps/server/src/relay/createPairingRelay.ts',
    code: 'if (socket.destroyed) return allowance.release()',
    without: '',
    ...{ test: admission, named: 'a socket that is gone before it was let in holds no place' },
  },
  {
    id: 'edge-hung-up',
    file: 'apps/server/src/relay/serveUpgrades.ts',
    code: 'socket.destroySoon()',
    without: 'socket.end()',
    ...{ test: admission, named: 'a socket that requests %s and never closes is ended' },
  },
  {
    id: 'edge-silence',
    file: 'apps/server/src/relay/serveUpgrades.ts',
    code: 'watchSilence(server, socket)',
    without: '',
    test: admission,
    named: 'a socket that requests another protocol and does not read is ended in time',
  },
  {
    id: 'edge-long-counted-first',
    file: 'apps/server/src/relay/createCaller.ts',
    code: 'if (isLong && !count(caller, bytes))',
    without: 'if (isLong && !count(caller, bytes) && !text)',
    ...{ test: 'apps/server/src/relay/bytes.test.ts', named: resting },
  },
  {
    id: 'edge-rest-until-minute',
    file: 'apps/server/src/relay/createSockets.ts',
    code: 'if (state.rest || caller.running >= runningMax)',
    without: 'if (caller.running >= runningMax)',
    ...{ test: 'apps/server/src/relay/bytes.test.ts', named: resting },
  },
  {
    id: 'edge-held-address',
    file: 'apps/server/src/relay/createHeld.ts',
    code: 'source.bytes > sourceMax',
    without: 'source.bytes < 0',
    test: held,
    named:
      'no more is held for the sockets of %s that do not read than its limit, and the slowest go first',
  },
  {
    id: 'edge-held-all',
    file: 'apps/server/src/relay/createHeld.ts',
    code: 'all > allMax',
    without: 'all < 0',
    test: held,
    named:
      'no more is held for the sockets of %s that do not read than its limit, and the slowest go first',
  },
  {
    id: 'edge-slowest-first',
    file: 'apps/server/src/relay/createHeld.ts',
    code: 'other.bytes - one.bytes',
    without: 'one.bytes - other.bytes',
    test: held,
    named:
      'no more is held for the sockets of %s that do not read than its limit, and the slowest go first',
  },
  {
    id: 'edge-unfinished-counted',
    file: 'apps/server/src/relay/watchUnfinished.ts',
    code: 'bytes += length + partBytes',
    without: 'void length',
    test: held,
    named: 'frames that are not whole count, and those in many parts end their socket',
  },
  {
    id: 'edge-frames-in-few-parts',
    file: 'apps/server/src/relay/createPairingRelay.ts',
    code: 'maxFragments: 256,',
    without: '',
    test: held,
    named: 'frames that are not whole count, and those in many parts end their socket',
  },
  {
    id: 'edge-topics-address',
    file: 'apps/server/src/relay/createTopicRoom.ts',
    code: 'left(sourceMax, sources.get(source) ?? 0)',
    without: 'left(0, 0)',
    test: held,
    named: 'topics of an address and of the process end somewhere, over all of their sockets',
  },
  {
    id: 'edge-topics-all',
    file: 'apps/server/src/relay/createTopicRoom.ts',
    code: 'left(allMax, all)',
    without: 'left(0, 0)',
    test: held,
    named: 'topics of an address and of the process end somewhere, over all of their sockets',
  },
  {
    id: 'edge-running-minute-kept',
    file: 'apps/server/src/relay/createQuotas.ts',
    code: 'drop((_, { minute }) => minute !== running)',
    without: 'drop(() => true)',
    test: 'apps/server/src/relay/createQuotas.test.ts',
    named: 'made-up clients displace no count of a running minute',
  },
]
