const ofThisMachine = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/

/** What the address of a page chooses. `?wallets=none` starts without any, `?hostile=longName` adds one. */
export const query = {
  wallets: list('wallets'),
  hostile: list('hostile') ?? [],
  /** `none`: the wallets approve by themselves, as tests like it. */
  prompt: get('prompt') === 'none' ? ('none' as const) : ('page' as const),
  theme: oneOf(get('theme'), ['dark', 'light', 'system'] as const),
  dir: oneOf(get('dir'), ['ltr', 'rtl'] as const),
  locale: get('locale'),
  /** `none`: the widget lives without its server, on what the page and the chain can give. */
  server: get('server') !== 'none',
  /** `swap-recipient`: the server lies so about swaps. The sandbox's liar lists the names. */
  lie: get('lie'),
  /** `none`: the sandbox's wallet on a phone is not listed. */
  pocket: get('pocket') !== 'none',
  /** `none`: neither e-mail nor social logins are offered. */
  embedded: get('embedded') !== 'none',
  /** Where the page for members keeps sessions: at the server, by tokens, unless it is `local` or the server's `cookie`. */
  store: oneOf(get('store'), ['local', 'cookie'] as const),
  /** `evm`: the page for members has networks of EVM alone, on which a paired wallet connects and signs in at once. */
  networks: oneOf(get('networks'), ['evm'] as const),
  /** `required`: a wallet stays connected only with a session. */
  required: get('session') === 'required',
  /** An address of this machine, whose page around this one plays that of a Safe. */
  safeHosts: list('safe')?.filter((url) => ofThisMachine.test(url)),
  debug: get('debug') === null ? undefined : get('debug') !== 'false',
}

function get(name: string) {
  return new URLSearchParams(location.search).get(name)
}

function list(name: string): readonly string[] | undefined {
  const value = get(name)
  if (value === null) return undefined
  return value === 'none' ? [] : value.split(',').filter(Boolean)
}

function oneOf<value extends string>(given: string | null, known: readonly value[]) {
  return known.find((value) => value === given)
}
