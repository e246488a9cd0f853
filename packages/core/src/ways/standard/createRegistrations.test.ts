import { expect, test } from 'vitest'
import { createRegistrations } from './createRegistrations.js'

type Api = { register(...wallets: readonly unknown[]): () => void }

/** A window in which a wallet registers when a page is ready, and by itself. */
function open() {
  const page = new EventTarget()
  const ready: Api[] = []
  page.addEventListener('wallet-standard:app-ready', (event) => {
    ready.push((event as CustomEvent<Api>).detail)
  })
  const registerLate = (wallet: object) => {
    let leave = () => {}
    const detail = (api: Api) => {
      leave = api.register(wallet)
    }
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    return () => leave()
  }
  return { page, ready, registerLate }
}

function listen() {
  const heard: unknown[] = []
  return {
    heard,
    add: (wallets: readonly unknown[]) => void heard.push(...wallets),
    remove: (wallets: readonly unknown[]) => void heard.push(['gone', ...wallets]),
  }
}

test('a page says once that it is ready, however many chain families listen', () => {
  const { page, ready, registerLate } = open()
  const registrations = createRegistrations()
  const [first, second] = [listen(), listen()]
  const stops = [registrations.hear(page, first)]
  ready[0]?.register('early')
  stops.push(registrations.hear(page, second))
  expect(ready).toHaveLength(1)
  const leave = registerLate({ late: true })
  leave()
  leave()
  const late = { late: true }
  expect(first.heard).toEqual(['early', late, ['gone', late]])
  expect(second.heard).toEqual(first.heard)
  stops[0]?.()
  registerLate({ later: true })
  expect([first.heard.length, second.heard.length]).toEqual([3, 4])
  expect(ready).toHaveLength(1)
})

test('nothing is heard once none listens, and a page that is heard again says again that it is ready', () => {
  const { page, ready, registerLate } = open()
  const registrations = createRegistrations()
  const one = listen()
  const stop = registrations.hear(page, one)
  stop()
  stop()
  registerLate({})
  expect(one.heard).toEqual([])
  registrations.hear(page, one)
  expect(ready).toHaveLength(2)
  ready[1]?.register('again')
  expect(one.heard).toEqual(['again'])
})

test('two clients hear the same page each by itself', () => {
  const { page, ready } = open()
  const heard = [listen(), listen()]
  for (const one of heard) createRegistrations().hear(page, one)
  expect(ready).toHaveLength(2)
  ready[0]?.register('wallet')
  expect(heard.map((one) => one.heard)).toEqual([['wallet'], []])
})
