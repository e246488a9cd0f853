import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** The rooms whose refusals a screen may show. */
const rooms = ['accounts', 'chains', 'handlers', 'login', 'requests', 'vault']
/** The words of another side: a node, a server, a social provider. */
const quotes = ['chains/createChains.ts', 'chains/fetchFromServer.ts', 'login/createTickets.ts']
/** Answers to pages alone, of requests without a screen. */
const unseen = ['accounts/families/eip155/createFilters.ts']

function sources(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
}

test('each refusal that a screen may show has a key, by which every language writes it', () => {
  const keyless = rooms
    .flatMap(sources)
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('new Failure('))
  expect(keyless.sort()).toEqual([...quotes, ...unseen].sort())
})
