import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { LongList } from './LongList.js'

const count = 500
const rowHeight = 50

/** A list of 500 rows in a box of 400 pixels, and which of them were drawn since the last look. */
async function open() {
  const drawn: number[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <div data-scroll="" style={{ height: 400, overflow: 'auto' }}>
      <LongList label="Rows" count={count}>
        {(index) => {
          drawn.push(index)
          return (
            <li key={index} style={{ height: rowHeight }}>
              Row {index}
            </li>
          )
        }}
      </LongList>
    </div>,
  )
  await expect.poll(() => place.querySelectorAll('li').length).toBeGreaterThan(0)
  const box = place.querySelector<HTMLElement>('[data-scroll]')
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const take = () => [...new Set(drawn.splice(0))]
  const scrollTo = async (top: number) => {
    take()
    box?.scrollTo({ top })
    await frame()
    await frame()
    return take()
  }
  return { scrollTo, take, frame }
}

test('of 500 rows no more are drawn at once than fit the part that is seen, and some beside', async () => {
  const { scrollTo, take, frame } = await open()
  await frame()
  expect(take().length).toBeLessThanOrEqual(20)
  const far = await scrollTo(200 * rowHeight)
  expect(far.length).toBeGreaterThanOrEqual(8)
  expect(far.length).toBeLessThanOrEqual(20)
  expect(Math.min(...far)).toBeGreaterThan(190)
})

test('a step of the wheel draws the rows that come, and none of those that are there', async () => {
  const { scrollTo } = await open()
  await scrollTo(100 * rowHeight)
  const first = await scrollTo(101 * rowHeight)
  expect(first).toHaveLength(1)
  const next = await scrollTo(104 * rowHeight)
  expect(next).toHaveLength(3)
  expect(next).not.toContain(first[0])
})
