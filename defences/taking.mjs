const test = 'apps/wallet/src/handlers/takenBack.test.ts'

/** What keeps a request that its page took back from being done, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'hidden-frame-takes-back',
    file: 'apps/wallet/src/createWallet.ts',
    code: 'parts.onShown(requests.show)',
    without: '',
    test,
    named: 'a page that hides the frame takes back all its requests: nothing of them is done',
  },
  {
    id: 'hidden-once-is-enough',
    file: 'apps/wallet/src/frame/watchView.ts',
    code: 'for (const { isIntersecting } of entries) {',
    without: 'for (const { isIntersecting } of entries.slice(-1)) {',
    test: 'apps/wallet/src/frame/watchView.test.ts',
    named: 'reports each time that it goes off the screen, once, however soon it comes back',
  },
  {
    id: 'hidden-soon-after-an-answer',
    file: 'apps/wallet/src/requests/createRequests.ts',
    code: 'early.forEach(queue.drop)',
    without: '{}',
    test,
    named:
      'a request that overtakes the hiding is dropped where the frame stays hidden, and one that came later is not',
  },
  {
    id: 'old-request-is-dropped',
    file: 'apps/wallet/src/requests/createRequestQueue.ts',
    code: 'const forget = after(lifeMs, () => drop(id))',
    without: 'const forget = after(lifeMs, () => {})',
    test: 'apps/wallet/src/requests/createRequests.test.ts',
    named: 'what waits for longer than any page does is dropped, and never done',
  },
  {
    id: 'old-request-after-a-sleep',
    file: 'apps/wallet/src/requests/createRequestQueue.ts',
    code: 'if (now() > until) drop(id)',
    without: '',
    test: 'apps/wallet/src/requests/createRequests.test.ts',
    named: 'what waits for longer than any page does is dropped, and never done',
  },
]
