import fc from 'fast-check'

const long = 'a'.repeat(10_000)
const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** What breaks those who put texts into paths, statements, pages, lists of networks or numbers. */
const texts = [
  '',
  ' ',
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999',
  long,
  "'; drop table events; --",
  "' or '1'='1",
  '$1',
  '../../etc/passwd',
  '..%2f..%2fpackage.json',
  '..\\..\\package.json',
  '\0',
  'a\r\nSet-Cookie: a=b',
  '\u202e\u0000\ufeff',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'eip155:',
  'eip155:-1',
  'eip155:31338',
  'eip155:999',
  'eip155:00031337',
  'nobody:1',
  `eip155:31337:${address}`,
  `eip155:31337:${address}:more`,
  '0x',
  address.slice(0, -1),
  `${address}0`,
  address.toUpperCase(),
  `${address},`.repeat(10_000),
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'ａｎｎ.foyer.eth',
  '👩‍💻'.repeat(100),
  'ann..eth',
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)

/** Parts of addresses as bytes that `encodeURIComponent` never writes. */
export const written = fc.oneof(
  text.map((value) => encodeURIComponent(value.replace(/\p{Cs}/gu, '?'))),
  fc.constantFrom(
    '%',
    '%zz',
    '%ff%fe',
    '%c0%ae%c0%ae%c0%af',
    '%ed%a0%80',
    '%u0000',
    '%2e%2e',
    '%00',
  ),
)

const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000)

/** Bodies that are no JSON, or such that is hard to bear. */
export const bodies = fc.constantFrom(
  '',
  'null',
  '[]',
  '"text"',
  '1e400',
  '{',
  '{"a":1}{}',
  deep('[', ']'),
  deep('{"a":', '}').replace('}', '1}'),
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `{"a":"${'b'.repeat(300_000)}"}`,
  '\ufeff{}',
  '{"a":"\\ud800"}',
)

/** What a field of a body may be. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(
    null,
    true,
    -1,
    0.5,
    2 ** 53,
    -0,
    [],
    {},
    [[]],
    Array.from({ length: 10_000 }, () => `eip155:31337:${address}`),
    Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index])),
    JSON.parse('{"__proto__":{"toString":1}}'),
    { toString: 'x', valueOf: 'x', toJSON: 'x' },
  ),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Headers that lie, or that programs before and behind a server read differently. */
export const headers: Record<string, readonly string[]> = {
  origin: [
    'null',
    '*',
    'https://*',
    'https://evil.example',
    'javascript:alert(1)',
    long,
    '',
    'https://shop.example.evil.example',
    "https://shop.example'",
  ],
  host: ['evil.example', '127.0.0.1:22', 'a'.repeat(500), '[::1', 'x@y'],
  'x-forwarded-for': [
    '',
    ',',
    ',,,,',
    long,
    '::1, ::ffff:1.2.3.4, fe80::1%eth0',
    "1.2.3.4'; --",
    '999.999.999.999',
    '::'.repeat(500),
    '1.1.1.1,'.repeat(2_000),
  ],
  'x-forwarded-host': ['evil.example'],
  'content-type': [
    '',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    long,
  ],
  'content-length': ['-1', '1e9', '99999999999', 'NaN', '0'],
  'content-encoding': ['gzip', 'br'],
  authorization: [`Bearer ${long}`, 'Basic Og=='],
  'x-nonce-jwt': [long],
  cookie: [long],
  'x-http-method-override': ['DELETE'],
}
