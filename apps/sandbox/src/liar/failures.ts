import type { Lie, SwapCallName } from './Lie.js'

const all: readonly SwapCallName[] = [
  'tokens',
  'quotes',
  'allowance',
  'gas-price',
  'build-transaction',
  'build-approve',
]
const quotesAndBuilds = all.filter((one) => one !== 'tokens')

function refusing(status: number, name: string, headers: Readonly<Record<string, string>> = {}) {
  const body = { status: 'FAILED', reasons: [{ name, description: name }] }
  return (): Response => Response.json(body, { status, headers })
}

/** How a server of swaps may fail. */
export const failures = {
  hangs: { says: 'It never answers.', calls: quotesAndBuilds, answer: (signal) => never(signal) },
  'tokens-hang': { says: 'No tokens are ever listed.', calls: ['tokens'], answer: never },
  fails: {
    says: 'It fails (500).',
    calls: quotesAndBuilds,
    answer: refusing(500, 'internal'),
  },
  down: {
    says: 'No swap service answers it (502).',
    calls: ['quotes', 'build-transaction'],
    answer: refusing(502, 'provider_down'),
  },
  busy: {
    says: 'It wants a pause of two seconds (429).',
    calls: ['quotes', 'build-transaction'],
    answer: refusing(429, 'rate_limited', { 'retry-after': '2' }),
  },
  gone: { says: 'It has no such call (404).', calls: all, answer: refusing(404, 'not_found') },
  'no-route': {
    says: 'No way between the tokens is known (400).',
    calls: ['quotes'],
    answer: refusing(400, 'no_route'),
  },
  'too-small': {
    says: 'The amount is too small (400).',
    calls: ['quotes'],
    answer: refusing(400, 'amount_too_small'),
  },
  'too-large': {
    says: 'The amount is too large (400).',
    calls: ['quotes'],
    answer: refusing(400, 'amount_too_large'),
  },
  unsupported: {
    says: 'The token is not supported (400).',
    calls: ['quotes'],
    answer: refusing(400, 'token_not_supported'),
  },
  moved: {
    says: 'The price has moved when it is built (409).',
    calls: ['build-transaction'],
    answer: refusing(409, 'price_moved'),
  },
  half: {
    says: 'The answer breaks off.',
    calls: all,
    answer: () =>
      new Response('{"quotes":[{"id":"a","fromAmount":"1', {
        headers: { 'content-type': 'application/json' },
      }),
  },
  rubbish: {
    says: 'It answers a page, as a proxy does.',
    calls: all,
    answer: () =>
      new Response('<!doctype html><title>Busy</title>', {
        headers: { 'content-type': 'text/html' },
      }),
  },
  large: {
    says: 'The answer has thirty million bytes.',
    calls: all,
    answer: () => Response.json({ quotes: [], tokens: [], filler: 'x'.repeat(30_000_000) }),
  },
} as const satisfies Readonly<Record<string, Lie>>

/** Ends with the call. */
function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
