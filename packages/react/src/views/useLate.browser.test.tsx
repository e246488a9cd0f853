import { expect, test } from 'vitest'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { useLate } from './useLate.js'

test('help is due after fifteen seconds of waiting, and each wait has its own', async () => {
  const { client } = pageClient()
  let isLate = false
  function Waiting({ waiting }: { waiting: boolean }) {
    isLate = useLate(waiting)
    return null
  }
  const { draw } = drawPage(client, <Waiting waiting />)
  client.held.pass(14_999)
  draw(<Waiting waiting />)
  expect(isLate).toBe(false)
  client.held.pass(1)
  await expect.poll(() => isLate).toBe(true)
  draw(<Waiting waiting={false} />)
  expect(isLate).toBe(false)
  client.held.pass(20_000)
  draw(<Waiting waiting />)
  expect(isLate).toBe(false)
})
