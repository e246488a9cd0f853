import { afterEach, expect, test } from 'vitest'
import { createSite } from './testing/createSite.js'

let site: Awaited<ReturnType<typeof createSite>>
afterEach(() => site?.close())

test('a network whose node does not answer has the user’s smart account all the same', async () => {
  site = await createSite({ hasSmart: true })
  const page = site.open('https://app.example.com')
  await page.logIn('ada@example.com')
  const user = await page.ask('GET_USER', { preferredAccountType: 'smartAccount' })
  expect(user).toMatchObject({ preferredAccountType: 'smartAccount', email: 'ada@example.com' })
  // Whether it is on the chain yet is not known.
  expect(user).not.toHaveProperty('smartAccountDeployed')
})
