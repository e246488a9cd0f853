const serveFrameTest = 'apps/wallet/src/frame/serveFrame.test.ts'
const frameTest = 'packages/core/src/embedded/frame.test.ts'
const requestsTest = 'packages/core/src/embedded/requests.test.ts'
const originTest = 'packages/protocol/src/allowsOrigin.test.ts'

/** What keeps page and frame from hearing, or answering, any other window, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'frame-hears-its-parent',
    file: 'apps/wallet/src/frame/serveFrame.ts',
    code: 'if (parent === window || source !== parent) return false',
    without: 'if (parent === window) return false',
    ...{ test: serveFrameTest, named: 'no other window, even of an allowed origin' },
  },
  {
    id: 'frame-first-origin',
    file: 'apps/wallet/src/frame/serveFrame.ts',
    code: 'if (origin !== undefined) return from === origin\n',
    without: '\n',
    ...{
      test: serveFrameTest,
      named: 'of two allowed origins, only the one that spoke first',
    },
  },
  {
    id: 'frame-listed-origins',
    file: 'apps/wallet/src/frame/serveFrame.ts',
    code: 'return allowsOrigin(allowedOrigins, from)',
    without: 'return allowedOrigins.length > 0',
    ...{ test: serveFrameTest, named: 'no origin that merely looks like an allowed one' },
  },
  {
    id: 'frame-nobody-is-nobody',
    file: 'apps/wallet/src/frame/serveFrame.ts',
    code: 'return allowsOrigin(allowedOrigins, from)',
    without: 'return allowedOrigins.length === 0 || allowsOrigin(allowedOrigins, from)',
    ...{
      test: serveFrameTest,
      named: 'nothing when it stands alone or the project lists no pages',
    },
  },
  {
    id: 'origins-nobody-is-nobody',
    file: 'packages/protocol/src/allowsOrigin.ts',
    code: 'return patterns.some((pattern) => matches(toOriginPattern(pattern), origin))',
    without:
      'return patterns.length === 0 || patterns.some((pattern) => matches(toOriginPattern(pattern), origin))',
    ...{ test: originTest, named: 'an empty list allows no page' },
  },
  {
    id: 'origins-star-in-a-label',
    file: 'packages/protocol/src/allowsOrigin.ts',
    code: '/^[a-z\\d-]+$/.test(said.slice(before.length, said.length - after.length))',
    without: 'said !== ""',
    ...{ test: originTest, named: '%s does not allow %s' },
  },
  {
    id: 'frame-ids-once',
    file: 'apps/wallet/src/frame/serveFrame.ts',
    code: 'if (request.id !== undefined && heard.has(request.id)) return\n',
    without: '\n',
    ...{ test: serveFrameTest, named: 'answers a request once, at the requesting origin' },
  },
  {
    id: 'frame-answers-the-asker',
    file: 'apps/wallet/src/frame/serveFrame.ts',
    code: 'parent.postMessage(answer(request, outcome, payload), to)',
    without: "parent.postMessage(answer(request, outcome, payload), '*')",
    ...{ test: serveFrameTest, named: 'answers a request once, at the requesting origin' },
  },
  {
    id: 'frame-rate',
    file: 'apps/wallet/src/frame/serveFrame.ts',
    code: 'if (!mayAsk()) throw',
    without: 'if (!mayAsk) throw',
    ...{ test: serveFrameTest, named: 'limits the requests of a page' },
  },
  {
    id: 'frame-rate-refills',
    file: 'apps/wallet/src/requests/createRateLimit.ts',
    code: 'if (left < 1) return false',
    without: 'if (left < -most) return false',
    ...{ test: serveFrameTest, named: 'limits the requests of a page' },
  },
  {
    id: 'frame-unknown-once',
    file: 'apps/wallet/src/frame/serveFrame.ts',
    code: 'if (!isFrameMessage(request.name) && !isNewName(request.name)) return\n',
    without: '\n',
    ...{ test: serveFrameTest, named: 'tells of an unknown message once' },
  },
  {
    id: 'frame-ready-to-parent',
    file: 'apps/wallet/src/frame/parentOrigins.ts',
    code: 'return allowsOrigin(allowedOrigins, said) ? [said] : []',
    without: 'return [said]',
    ...{
      test: serveFrameTest,
      named: 'says that it is ready to the origin of the page around it, and never to all',
    },
  },
  {
    id: 'page-exact-window',
    file: 'packages/core/src/embedded/engine/createFrame.ts',
    code: 'if (!element || event.source === null || event.source !== element.contentWindow) return',
    without: 'if (!element) return',
    ...{ test: frameTest, named: 'another window of the same origin' },
  },
  {
    id: 'page-exact-origin',
    file: 'packages/core/src/embedded/engine/createFrame.ts',
    code: 'if (event.origin !== origin) return\n',
    without: '\n',
    ...{ test: frameTest, named: 'another origin' },
  },
  {
    id: 'page-ready-of-frame',
    file: 'packages/core/src/embedded/engine/createFrame.ts',
    code: 'if (!element || event.source === null || event.source !== element.contentWindow) return\n    if (event.origin !== origin) return\n',
    without: 'if (!element) return\n',
    ...{ test: frameTest, named: 'READY of a stranger' },
  },
  {
    id: 'page-answer-of-question',
    file: 'packages/core/src/embedded/engine/createFrameRequest.ts',
    code: 'one.name !== answer.name || ',
    without: '',
    ...{ test: frameTest, named: 'the answer to another question' },
  },
  {
    id: 'page-answer-shape',
    file: 'packages/core/src/embedded/engine/createFrameRequest.ts',
    code: 'if (read.success) one.resolve(read.output)\n    else one.reject',
    without: 'if (one) one.resolve(answer.payload)\n    else one.reject',
    ...{ test: frameTest, named: 'an answer of the wrong shape' },
  },
  {
    id: 'page-ids-random',
    file: 'packages/core/src/randomId.ts',
    code: 'crypto.getRandomValues(new Uint8Array(16))',
    without: 'new Uint8Array(16)',
    ...{ test: frameTest, named: 'ids have 128 random bits, and none comes again' },
  },
  {
    id: 'page-listed-methods',
    file: 'packages/core/src/embedded/engine/createFrameRequests.ts',
    code: 'if (!isFrameMethod(method)) return refuse(method)\n',
    without: '\n',
    ...{ test: requestsTest, named: 'no method but those of the lists ever reaches the frame' },
  },
]
