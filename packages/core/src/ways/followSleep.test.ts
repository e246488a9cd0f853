import { expect, test } from 'vitest'
import { followSleep } from './followSleep.js'

function open() {
  const document = new EventTarget()
  const page = Object.assign(new EventTarget(), { document })
  let looks = 0
  const end = followSleep(page, () => {
    looks += 1
  })
  return {
    end,
    show: (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    resume: () => document.dispatchEvent(new Event('resume')),
    looked: () => looks,
  }
}

test('a page looks when it comes back from the cache, and as a tab that was frozen, and at no other showing', () => {
  const { show, resume, looked } = open()
  show(false)
  expect(looked()).toBe(0)
  show(true)
  expect(looked()).toBe(1)
  resume()
  expect(looked()).toBe(2)
})

test('a page that ended looks no more', () => {
  const { end, show, resume, looked } = open()
  end()
  show(true)
  resume()
  expect(looked()).toBe(0)
})

test('without a page, as on a server, and in one without a document, nothing is asked of it', () => {
  expect(followSleep(undefined, () => {})()).toBeUndefined()
  const page = new EventTarget()
  let looks = 0
  const end = followSleep(page, () => {
    looks += 1
  })
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  end()
  expect(looks).toBe(1)
})
