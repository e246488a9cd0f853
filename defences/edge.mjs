/** What keeps one address from keeping the server's edge busy, each with the code that a script takes away and the test that has to notice. */
const admission = 'apps/server/src/relay/admission.test.ts'
const resting =
  'who goes on over its quota is read no more until the minute turns, and its long frames are not parsed'

export const defences = [
  {
    id: 'edge-counted-first',
    file: 'apps/server/src/relay/createAdmission.ts',
    code: 'quotas.open(addressQuota(config, address))',
    without: 'quotas.open(new Map())',
    test: admission,
    named:
      'counts for an address what it asks before anything is looked at, and what is refused tenfold',
  },
  {
    id: 'edge-refused-tenfold',
    file: 'apps/server/src/relay/createAdmission.ts',
    code: 'allowance.take(refusedCalls - 1, 0)',
    without: '',
    test: admission,
    named:
      'counts for an address what it asks before anything is looked at, and what is refused tenfold',
  },
  {
    id: 'edge-gone-released',
    file: 'apps/server/src/relay/createPairingRelay.ts',
    code: 'if (socket.destroyed) return allowance.release()',
    without: '',
    ...{ test: admission, named: 'who is gone before it was let in holds no place' },
  },
  {
    id: 'edge-hung-up',
    file: 'apps/server/src/relay/serveUpgrades.ts',
    code: 'socket.destroySoon()',
    without: 'socket.end()',
    ...{ test: admission, named: 'who asks for %s and never hangs up is hung up on' },
  },
  {
    id: 'edge-silence',
    file: 'apps/server/src/relay/serveUpgrades.ts',
    code: 'watchSilence(server, socket)',
    without: '',
    test: admission,
    named: 'who asks for another protocol and does not read is hung up on in time',
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
]
