import { FoyerError } from '@foyer/protocol'
import {
  formatSiwxMessage,
  parseSiwxMessage,
  type SiwxSession,
  type SiwxStore,
} from '@foyer/protocol/siwx'

/** A store of sign-ins in memory, whose nonces are good once, with what it was called for. The test says how signatures are verified. */
export type TestStore = SiwxStore & {
  readonly calls: readonly string[]
  readonly sessions: readonly SiwxSession[]
}

/** See {@link TestStore}. `more` stands in the place of its own calls. */
export function testStore(
  verify: (session: SiwxSession) => Promise<boolean>,
  more: { readonly [name in keyof SiwxStore]?: SiwxStore[name] | undefined } = {},
): TestStore {
  const calls: string[] = []
  const nonces = new Set<string>()
  let sessions: readonly SiwxSession[] = []
  const terms = () => {
    const nonce = `nonce${String(calls.length).padStart(12, '0')}`
    nonces.add(nonce)
    const origin = 'https://app.example'
    const issuedAt = '1970-01-01T00:00:00.000Z'
    return { domain: 'app.example', uri: origin, version: '1', nonce, issuedAt, statement: 'Hello' }
  }
  return {
    calls,
    get sessions() {
      return sessions
    },
    async createTerms() {
      calls.push('createTerms')
      return terms()
    },
    async createMessage(input) {
      calls.push('createMessage')
      const data = { ...terms(), ...input }
      const write = () => formatSiwxMessage({ ...data, address: input.accountAddress })
      return { ...data, toString: write }
    },
    async addSession(session) {
      calls.push('addSession')
      const parsed = parseSiwxMessage(session.message)
      const isNonce = 'message' in parsed && nonces.delete(parsed.message.nonce)
      if (!isNonce || !(await verify(session))) throw new FoyerError('answer_invalid')
      sessions = [...sessions, session]
    },
    async revokeSession(chainId, address) {
      calls.push('revokeSession')
      sessions = sessions.filter(
        ({ data }) => data.chainId !== chainId || data.accountAddress !== address,
      )
    },
    async setSessions(given) {
      calls.push('setSessions')
      sessions = given
    },
    async getSessions(chainId, address) {
      calls.push('getSessions')
      return sessions.filter(
        ({ data }) => data.chainId === chainId && data.accountAddress === address,
      )
    },
    ...(more as Partial<SiwxStore>),
  }
}
