import { expect, test } from 'vitest'
import { createSpeak } from '../../texts/createSpeak.js'
import { codeMail } from './codePurposes.js'

const english = createSpeak()()

const asking = { app: 'Shop', pages: undefined, browser: undefined, number: '471' } as const

test('a mail to log in says that a second one may follow, where there is a guard', () => {
  const second = /a second mail follows/
  for (const isGuarded of [true, false]) {
    const { text } = codeMail('login', 'ann@mail.example', '123456', english, {
      ...asking,
      isGuarded,
    })
    expect(second.test(text.join('\n'))).toBe(isGuarded)
  }
  const { text } = codeMail('step_up', 'ann@mail.example', '123456', english, {
    ...asking,
    isGuarded: true,
  })
  expect(text.join('\n')).not.toMatch(second)
})
