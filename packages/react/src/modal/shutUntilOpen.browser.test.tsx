import { openModal } from '@foyer/core'
import { Profiler, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { Art } from '../ui/Art.js'
import { LoadedContext } from '../ui/LoadedContext.js'
import { ShutContext } from '../ui/ShutContext.js'
import { shutUntilOpen } from './shutUntilOpen.js'

const picture = 'https://pictures.example/kestrel.png'
const here = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

/** Draws a part in a place that is rendered ahead. Counts how often anything of it was rendered. */
function drawAhead(part: ReactNode, shown: readonly string[] = []) {
  const { client } = pageClient()
  const count = { renders: 0 }
  drawPage(
    client,
    <LoadedContext.Provider value={new Set(shown)}>
      <ShutContext.Provider value={shutUntilOpen(client)}>
        <Profiler
          id="part"
          onRender={() => {
            count.renders += 1
          }}
        >
          {part}
        </Profiler>
      </ShutContext.Provider>
    </LoadedContext.Provider>,
  )
  return { open: () => openModal(client), count }
}

const image = () => page.getByRole('presentation').element() as HTMLImageElement

test('a picture that the page has not had is requested when it is shown, and not before', async () => {
  const { open, count } = drawAhead(<Art src={picture} name="Kestrel" />)
  expect(image().hasAttribute('src')).toBe(false)
  const before = count.renders
  open()
  await expect.poll(() => image().getAttribute('src')).toBe(picture)
  expect(count.renders).toBe(before + 1)
})

test.each([
  ['comes with the page', here, []],
  ['was shown before', picture, [picture]],
])(
  'a picture that %s is there ahead, and the press that shows it renders nothing',
  async (_, src, shown) => {
    const { open, count } = drawAhead(<Art src={src} name="Kestrel" />, shown)
    expect(image().getAttribute('src')).toBe(src)
    const before = count.renders
    open()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    expect(count.renders).toBe(before)
  },
)

test('a letter in the place of a picture is not rendered in the press', async () => {
  const { open, count } = drawAhead(<Art name="Kestrel" />)
  const before = count.renders
  open()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(count.renders).toBe(before)
})
