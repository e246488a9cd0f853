import { roundCookie, startGuardSocial, startSocial } from '@foyer/protocol/login'
import { expect, test } from 'vitest'
import type { LoginCall } from '../services/LoginCalls.js'
import { hashText } from './createSecret.js'
import { markRounds } from './markRounds.js'

const asked = { provider: 'google', origin: 'https://shop.example', hash: 'hash' } as const

/** A frame's cookies, as a browser keeps them: of a frame of another site none. */
function openJar(isSameSite: boolean, others = '') {
  const lines: string[] = []
  let kept = others
  const jar = {
    get cookie() {
      return kept
    },
    set cookie(line: string) {
      lines.push(line)
      const [pair = ''] = line.split(';')
      const rest = kept.split('; ').filter((one) => !one.startsWith(`${roundCookie}=`))
      if (isSameSite) kept = [...rest, pair].filter(Boolean).join('; ')
    },
  }
  const bodies: Record<string, unknown>[] = []
  const keeper: LoginCall = async (_, body) => {
    bodies.push(body)
    return {} as never
  }
  return { jar, lines, bodies, call: markRounds(keeper, jar) }
}

test('a round tells the hash of what marks the browser, and never the mark', async () => {
  const { jar, lines, bodies, call } = openJar(true, 'a=1; b=2')
  await call(startSocial, asked)
  const mark = /=(.+)$/.exec(jar.cookie.split('; ').at(-1) ?? '')?.[1] ?? ''
  expect(mark).toMatch(/^[\w-]{43}$/)
  expect(bodies).toEqual([{ ...asked, mark: await hashText(mark) }])
  expect(lines[0]).toMatch(/^__Host-.+; Path=\/; Secure; SameSite=Lax; Max-Age=900$/)
  // A login in another tab does not end this one.
  await call(startSocial, asked)
  expect(bodies[1]).toEqual(bodies[0])
})

test('a frame of another site says of no mark, and other calls neither', async () => {
  const apart = openJar(false)
  await apart.call(startSocial, asked)
  expect(apart.bodies).toEqual([asked])
  const here = openJar(true)
  await here.call(startGuardSocial, asked)
  expect([here.bodies, here.lines]).toEqual([[asked], []])
})
