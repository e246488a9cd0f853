import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guardSettings } from './guardSettings.js'
import { readSettings } from './readSettings.js'
import { settings } from './settings.js'

const file = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')
const nameOf = ({ name }: { name: string }) => name

/** How each of the two is run: by which file, with which example of a `.env`, and what it reads. */
const composed = [
  ['server', 'compose.yaml', 'compose.env.example', settings, guardSettings],
  ['guard', 'compose.guard.yaml', 'compose.guard.env.example', guardSettings, settings],
] as const

describe.each(composed)('the compose file of the %s', (_, compose, example, own, others) => {
  const text = file(compose)
  const block = text.slice(0, text.indexOf('\n  postgres:'))
  const set = [...block.matchAll(/^ +([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))
  const filled = { ...exampleOf(example), ...secrets }

  test('hands over every setting of its .env', () => {
    expect(block).toMatch(/^ +env_file: \.env$/m)
  })

  test('sets nothing itself but settings, and none of them to what the .env says already', () => {
    const known = Object.values(own).map(nameOf)
    expect(set.map(nameOf).filter((name) => !known.includes(name))).toEqual([])
    const repeated = set.filter(({ name, value }) => value.startsWith(`\${${name}:-`))
    expect(repeated).toEqual([])
  })

  test('runs with its example of a .env, once that is filled in', () => {
    const given = Object.fromEntries(
      set.map(({ name, value }) => [name, substituted(value, filled)]),
    )
    expect(() => readSettings(own, { ...filled, ...given }, others)).not.toThrow()
  })
})

test('the image keeps on a volume what the server and the guard keep on the disk', () => {
  const text = file('apps/server/Containerfile')
  const volumes = /^VOLUME (.*)$/m.exec(text)?.[1]?.split(' ') ?? []
  const env = new Map(
    [...text.matchAll(/\b(FOYER_[A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value] as const),
  )
  const kept = [...Object.values(settings), ...Object.values(guardSettings)]
    .filter(({ fallback }) => fallback.startsWith('./'))
    .map(nameOf)
  expect(kept).toContain('FOYER_NAME_KEY_FILE')
  const lost = kept.filter(
    (name) => !volumes.some((volume) => env.get(name)?.startsWith(`${volume}/`)),
  )
  expect(lost).toEqual([])
})

const secrets = {
  POSTGRES_PASSWORD: 'b'.repeat(24),
  REDIS_PASSWORD: 'c'.repeat(24),
  FOYER_METRICS_TOKEN: 'd'.repeat(24),
  FOYER_GUARD_URL: 'https://guard.example',
  FOYER_GUARD_WALLET_URL: 'https://wallet.example',
  FOYER_GUARD_SMTP_URL: 'smtps://mail.example',
  FOYER_GUARD_MAIL_FROM: 'Guard <guard@wallet.example>',
}

function exampleOf(name: string): Record<string, string> {
  const lines = file(name).matchAll(/^([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, key, value]) => [key, value]))
}

/** As Compose does: a variable that has to be there, and what stands where one is given. */
function substituted(value: string, env: Readonly<Record<string, string>>): string {
  return value.replace(
    /\$\{(\w+):([?+])([^}]*)\}/g,
    (_, name: string, how: string, word: string) => {
      if (how === '+') return env[name] ? word : ''
      if (!env[name]) throw new Error(`${name} is missing`)
      return env[name]
    },
  )
}
