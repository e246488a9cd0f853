import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { quotedSwap, swapDraft, swapPreview } from '../testing/swapDraft.js'
import { useTermRows } from './useTermRows.js'

const namesOf = (rows: ReturnType<typeof useTermRows>) => rows.map(({ name }) => name)

test('there are none without an offer, and none of a price impact where it is one for one', () => {
  const { client } = pageClient()
  expect(drawHook(client, () => useTermRows(swapDraft)).current()).toEqual([])
  const all = ['Rate', 'Minimum received', 'Price impact', 'Provider']
  expect(namesOf(drawHook(client, () => useTermRows(quotedSwap)).current())).toEqual(all)
  const offers = quotedSwap.quoting.offers.map((one) => ({ ...one, isExact: true }))
  const exact = { ...quotedSwap, quoting: { ...quotedSwap.quoting, offers } }
  expect(namesOf(drawHook(client, () => useTermRows(exact)).current())).not.toContain(
    'Price impact',
  )
})

test('a preview counts, whatever is offered by now', () => {
  const gone = { ...quotedSwap, quoting: { ...quotedSwap.quoting, offers: [] } }
  const { client } = pageClient()
  expect(drawHook(client, () => useTermRows(gone)).current()).toEqual([])
  expect(drawHook(client, () => useTermRows(gone, swapPreview)).current()).toHaveLength(4)
})

test('what the provider takes is never written as less than it is', () => {
  const fees = [{ amount: 1_234_567_000_000_001n, to: '0x1' }]
  const offers = quotedSwap.quoting.offers.map((one) => ({ ...one, fees }))
  const draft = { ...quotedSwap, quoting: { ...quotedSwap.quoting, offers } }
  const rows = drawHook(pageClient().client, () => useTermRows(draft)).current()
  const { value } = rows.find(({ name }) => name === 'Provider fee') ?? {}
  expect(renderToStaticMarkup(value)).toContain('0.001235 ETH')
})
