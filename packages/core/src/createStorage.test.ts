import { describe, expect, test } from 'vitest'
import { recall, remember } from './remembered.js'
import { createTestClient } from './testing/createTestClient.js'
import { memoryStorage } from './testing/memoryStorage.js'

const connected = [{ namespace: 'eip155' as const, connectorId: 'test.kestrel' }]

describe('remembered values', () => {
  test('stand under a versioned prefix with the project id, so that two apps do not meet', () => {
    const kept = memoryStorage()
    const first = createTestClient({ projectId: 'one' }, { localStorage: () => kept })
    const second = createTestClient({ projectId: 'two' }, { localStorage: () => kept })
    remember(first, 'connected', connected)
    expect(Object.keys(kept)).toEqual(['foyer:one:v1:connected'])
    expect(recall(second, 'connected')).toBeUndefined()
  })

  test.each([
    ['not JSON', '{'],
    ['an object', '{"0":{"namespace":"eip155","connectorId":"x"}}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('%s is taken as absent', (_, text) => {
    const kept = memoryStorage({ 'foyer:test:v1:connected': text })
    const client = createTestClient({}, { localStorage: () => kept })
    expect(recall(client, 'connected')).toBeUndefined()
  })

  test.each([
    ['networks', '"eip155:1"'],
    ['active', '"nowhere"'],
    ['hideAmounts', '"yes"'],
  ] as const)('%s of another shape are absent: %s', (key, text) => {
    const kept = memoryStorage({ [`foyer:test:v1:${key}`]: text })
    expect(recall(createTestClient({}, { localStorage: () => kept }), key)).toBeUndefined()
  })

  const wallet = { id: 'a', name: 'A' }
  test.each([
    ['connected', { namespace: 'nowhere', connectorId: 'x' }, connected[0]],
    ['connected', { namespace: 'eip155', connectorId: 'x'.repeat(5_000) }, connected[0]],
    ['connected', null, connected[0]],
    ['recent', { id: 'b' }, wallet],
    // A picture that is not a data image is a request to another site.
    ['recent', { id: 'b', name: 'B', imageUrl: 'https://spy.example/b.png' }, wallet],
    ['smartAccounts', '1', 10],
  ] as const)(
    'an entry of %s that cannot be read takes no other with it',
    (key, damaged, whole) => {
      const kept = memoryStorage({ [`foyer:test:v1:${key}`]: JSON.stringify([damaged, whole]) })
      expect(recall(createTestClient({}, { localStorage: () => kept }), key)).toEqual([whole])
    },
  )

  test('live in memory where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const client = createTestClient({}, { localStorage: refuse })
    remember(client, 'connected', connected)
    expect(recall(client, 'connected')).toEqual(connected)
  })

  test('live in memory where storage is full, and the older stored value does not come back', () => {
    const kept = memoryStorage({ 'foyer:test:v1:connected': '[]' })
    const full = Object.assign(Object.create(kept), {
      getItem: kept.getItem,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: kept.removeItem,
    })
    const client = createTestClient({}, { localStorage: () => full })
    remember(client, 'connected', connected)
    expect(recall(client, 'connected')).toEqual(connected)
  })

  test('clearing forgets our own and nothing else', () => {
    const kept = memoryStorage({ theirs: '1', 'foyer:other:v1:active': '"eip155"' })
    const client = createTestClient({}, { localStorage: () => kept })
    remember(client, 'active', 'eip155')
    client.storage.scope('eip155').set('wagmi', 'x')
    client.storage.clear()
    expect(Object.keys(kept).sort()).toEqual(['foyer:other:v1:active', 'theirs'])
  })

  test('clearing forgets nothing of a project whose id begins like our part', () => {
    const kept = memoryStorage()
    const clients = ['a', 'a:v1:x', 'a%3Av1%3Ax', 'a:'].map((projectId) =>
      createTestClient({ projectId }, { localStorage: () => kept }),
    )
    for (const [nth, client] of clients.entries()) client.storage.set('kept', String(nth))
    expect(clients.map(({ storage }) => storage.get('kept'))).toEqual(['0', '1', '2', '3'])
    clients[0]?.storage.clear()
    expect(clients.map(({ storage }) => storage.get('kept'))).toEqual([undefined, '1', '2', '3'])
  })
})
