import { expect, test } from 'vitest'
import { AccountFace } from '../modal/AccountFace.js'
import { drawHook } from '../testing/drawHook.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { useAccountFace } from './useAccountFace.js'

test('the face is loaded with what it reads, once there is an account', async () => {
  const { client } = pageClient()
  const faces: unknown[] = []
  function Wanted({ wanted }: { wanted: boolean }) {
    faces.push(useAccountFace(wanted))
    return null
  }
  const { draw } = drawPage(client, <Wanted wanted={false} />)
  const other = drawHook(pageClient().client, () => useAccountFace(true))
  await expect.poll(other.current).toBe(AccountFace)
  expect([faces.at(-1), client.queries.current()]).toEqual([undefined, undefined])
  draw(<Wanted wanted />)
  expect(faces.at(-1)).toBeUndefined()
  await expect.poll(() => faces.at(-1)).toBe(AccountFace)
  expect(client.queries.current()).toBeDefined()
})
