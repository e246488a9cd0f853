import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useAtOnce } from './useAtOnce.js'

test('a view begins once, before it is painted, however often it is drawn', () => {
  const begun: string[] = []
  const { draw, results } = drawHook(pageClient().client, () =>
    useAtOnce(() => begun.push('first')),
  )
  expect(begun).toEqual(['first'])
  draw(<Other begun={begun} />)
  draw(<Other begun={begun} />)
  expect(begun).toEqual(['first', 'other'])
  expect(results.length).toBeGreaterThan(1)
})

function Other({ begun }: { begun: string[] }) {
  useAtOnce(() => begun.push('other'))
  return null
}
