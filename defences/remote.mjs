const createRemoteTest = 'apps/server/src/services/remote/createRemote.test.ts'

/** What keeps the server from where an address that others named would lead it, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'remote-tls-alone',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: "if (!url || !(url.protocol === 'https:' || (near && url.protocol === 'http:')))",
    without: 'if (!url)',
    ...{ test: createRemoteTest, named: 'asks nobody for %s' },
  },
  {
    id: 'remote-no-credentials',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: "if (url.username !== '' || url.password !== '') throw new RemoteError('refused')\n",
    without: '\n',
    ...{ test: createRemoteTest, named: 'asks nobody for %s' },
  },
  {
    id: 'remote-numbers-judged',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: "if (isIP(host) !== 0 && !isAllowedAddress(host, near)) throw new RemoteError('refused')",
    without: 'void isIP(host)',
    ...{ test: createRemoteTest, named: 'asks nobody for %s' },
  },
  {
    id: 'remote-brackets-off',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: "url.hostname.replace(/^\\[|\\]$/g, '')",
    without: 'url.hostname',
    ...{ test: createRemoteTest, named: 'asks nobody for %s' },
  },
  {
    id: 'remote-names-judged',
    file: 'apps/server/src/services/remote/createLookup.ts',
    code: '![first, ...others].every((address) => isAllowedAddress(address, near))',
    without: 'others.length < 0',
    ...{ test: createRemoteTest, named: 'refuses a name that leads to %j' },
  },
  {
    id: 'remote-every-address-judged',
    file: 'apps/server/src/services/remote/createLookup.ts',
    code: '![first, ...others].every(',
    without: '![first].every(',
    ...{ test: createRemoteTest, named: 'refuses a name that leads to %j' },
  },
  {
    id: 'remote-judged-is-used',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: 'connect: { lookup: createLookup(resolve, near), timeout: waitMs },',
    without: 'connect: { timeout: waitMs },',
    ...{
      test: createRemoteTest,
      named: 'connects to the address that was judged, whatever the name means a moment later',
    },
  },
  {
    id: 'remote-redirects-judged',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: 'follow(check(next, near),',
    without: 'follow(hops === 0 ? check(next, near) : new URL(next),',
    ...{ test: createRemoteTest, named: 'does not follow to %s' },
  },
  {
    id: 'remote-redirects-few',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: 'hops <= redirectsMax',
    without: 'hops <= redirectsMax + 1_000',
    ...{ test: createRemoteTest, named: 'follows three times and not four' },
  },
  {
    id: 'remote-time',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: 'const times = [AbortSignal.timeout(waitMs), ...',
    without: 'const times = [...',
    ...{ test: createRemoteTest, named: 'gives up on one who %s' },
  },
  {
    id: 'remote-json-shape',
    file: 'apps/server/src/services/remote/createRemote.ts',
    code: "if (!result.success) throw new RemoteError('malformed')",
    without: '',
    ...{ test: createRemoteTest, named: 'reads JSON of the shape asked for, and nothing else' },
  },
  {
    id: 'remote-unpacked-size',
    file: 'apps/server/src/services/remote/readAnswer.ts',
    code: 'unpack(bytes, { maxOutputLength })',
    without: 'unpack(bytes, { maxOutputLength: maxOutputLength * 1_000 })',
    ...{ test: createRemoteTest, named: 'does not unpack more than allowed: %s' },
  },
  {
    id: 'remote-below-gateway',
    file: 'apps/server/src/services/remote/locate.ts',
    code: "if (/(^|\\/)(\\.|%2e){1,2}(\\/|$)/i.test(rest.split(/[?#]/)[0] ?? '')) return undefined\n",
    without: '\n',
    ...{
      test: createRemoteTest,
      named: 'asks a gateway for what is named by content, and only below its path',
    },
  },
  {
    id: 'address-global-unicast',
    file: 'apps/server/src/services/remote/isAllowedAddress.ts',
    code: 'parsed.match(globalUnicast)',
    without: 'true',
    ...{ test: createRemoteTest, named: 'asks nobody for %s' },
  },
  {
    id: 'address-never-link-local',
    file: 'apps/server/src/services/remote/isAllowedAddress.ts',
    code: "['loopback', 'private', 'uniqueLocal']",
    without: "['loopback', 'private', 'uniqueLocal', 'linkLocal']",
    ...{
      test: createRemoteTest,
      named: 'keeps the keys of a cloud machine closed, also in development',
    },
  },
]
