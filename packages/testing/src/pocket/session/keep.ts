import type { Pocket } from '../Pocket.js'
import type { PocketSession } from './PocketSession.js'

/** Stores a page's message until the user has answered it. Returns a function that removes it. */
export function keep({ store }: Pocket, topic: string, text: string): () => void {
  const others = () => store.get().inbox.filter((one) => one.topic !== topic || one.text !== text)
  store.set({ inbox: [...others(), { topic, text }] })
  return () => store.set({ inbox: others() })
}

export function sessionOf({ store, clock }: Pocket, topic: string): PocketSession | undefined {
  return store
    .get()
    .sessions.find((session) => session.topic === topic && session.expiresAt > clock.now())
}

/** Puts a session there, or another in the place of the one with its topic. */
export function putSession({ store }: Pocket, session: PocketSession): void {
  const { sessions } = store.get()
  const isNew = sessions.every(({ topic }) => topic !== session.topic)
  store.set({
    sessions: isNew
      ? [...sessions, session]
      : sessions.map((one) => (one.topic === session.topic ? session : one)),
  })
}

/** Nothing of the session stays: no key, no question. */
export function dropSession({ store, link, desk }: Pocket, topic: string): void {
  const { sessions, keys, inbox } = store.get()
  const { [topic]: _, ...others } = keys
  store.set({
    sessions: sessions.filter((session) => session.topic !== topic),
    keys: others,
    inbox: inbox.filter((one) => one.topic !== topic),
  })
  desk.withdraw((prompt) => prompt.topic === topic)
  link.unsubscribe(topic)
}
