import type { SiwxSession } from '@foyer/protocol/siwx'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { kestrel, pagesOf } from './fixtures/signInPage.js'
import { signIn } from './signIn.js'

const page = pagesOf(onTestFinished)

const tell = (window: EventTarget) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'foyer:test:v1:signIn' }))

describe('an answer of the store that comes late', () => {
  /** A page whose store holds its next answers back. */
  async function holding() {
    const one = page()
    const { store } = one
    const { getSessions } = store
    const answers: ((sessions: readonly SiwxSession[]) => void)[] = []
    const hold = () =>
      Object.assign(store, {
        getSessions: () => new Promise<readonly SiwxSession[]>((done) => void answers.push(done)),
      })
    const answerAll = async () => {
      for (const answer of answers) answer([])
      Object.assign(store, { getSessions })
      await new Promise((resolve) => setTimeout(resolve))
    }
    return { ...one, answers, hold, answerAll }
  }

  test('undoes no sign-in that was made meanwhile', async () => {
    const { client, status, asked, window, answers, hold, answerAll } = await holding()
    await connect(client, kestrel)
    await asked()
    hold()
    tell(window)
    await expect.poll(() => answers).toHaveLength(1)
    await signIn(client)
    await answerAll()
    expect(status()).toBe('signedIn')
  })

  test('undoes none by a button of the page, before there was a prompt', async () => {
    const { client, status, shown, answers, hold, answerAll } = await holding()
    hold()
    await connect(client, kestrel)
    await expect.poll(() => answers).toHaveLength(1)
    await signIn(client)
    await answerAll()
    expect(status()).toBe('signedIn')
    expect(shown()).toBeUndefined()
  })

  test('leaves a prompt as it was, also when it is asked twice', async () => {
    const { client, status, asked, window, answers, hold, answerAll } = await holding()
    await connect(client, kestrel)
    await asked()
    hold()
    tell(window)
    tell(window)
    await expect.poll(() => answers).toHaveLength(2)
    await answerAll()
    expect(status()).toBe('asking')
  })
})
