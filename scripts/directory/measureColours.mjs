import { chromium } from 'playwright-core'
import { browser } from '../browser.mjs'

/**
 * The average colour of each picture as `rgb` in three hex digits, asked of a browser, which thereby shows that it
 * can draw the picture; `undefined` where it cannot.
 */
export async function measureColours(pictures) {
  const running = await chromium.launch({
    executablePath: await browser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await running.newPage()
    return await page.evaluate(measure, pictures)
  } finally {
    await running.close()
  }
}

/* Runs in the page. */
async function measure(pictures) {
  const side = 16
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const colours = []
  for (const picture of pictures) {
    const image = new Image()
    image.src = picture
    const drawn = await image.decode().then(
      () => true,
      () => false,
    )
    context.clearRect(0, 0, side, side)
    if (drawn) context.drawImage(image, 0, 0, side, side)
    const { data } = context.getImageData(0, 0, side, side)
    const sums = [0, 0, 0]
    let weight = 0
    for (let at = 0; at < data.length; at += 4) {
      weight += data[at + 3]
      for (const part of [0, 1, 2]) sums[part] += data[at + part] * data[at + 3]
    }
    const digits = sums.map((sum) => Math.round(sum / weight / 17).toString(16))
    colours.push(drawn && weight > 0 ? digits.join('') : undefined)
  }
  return colours
}
