import { expect, test } from 'vitest'
import { FoyerProvider } from '../FoyerProvider.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerClient } from './useFoyerClient.js'

test('the client is that of the nearest provider', () => {
  const outer = pageClient().client
  const inner = pageClient().client
  const seen = new Map<string, unknown>()
  const Seen = ({ at }: { at: string }) => {
    seen.set(at, useFoyerClient())
    return null
  }
  drawPage(
    outer,
    <>
      <Seen at="outside" />
      <FoyerProvider client={inner}>
        <Seen at="inside" />
      </FoyerProvider>
    </>,
  )
  expect(seen.get('outside')).toBe(outer)
  expect(seen.get('inside')).toBe(inner)
})
