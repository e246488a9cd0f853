import { expect, test } from 'vitest'
import type { CameraFault } from './openCamera.js'
import { readCamera } from './readCamera.js'

/** A page with a camera and a reader of codes of the browser's own; a test lets frames pass. */
function pageWith(found: () => string | undefined) {
  const tracks = [Object.assign(new EventTarget(), { readyState: 'live', stop: () => {} })]
  for (const track of tracks)
    track.stop = () => {
      track.readyState = 'ended'
    }
  const stream = { getTracks: () => tracks, getVideoTracks: () => tracks }
  let give: (given: typeof stream) => void = () => {}
  const frames: ((now: number) => void)[] = []
  const document = Object.assign(new EventTarget(), { hidden: false })
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => [{ rawValue: found() }]
  }
  const getUserMedia = () =>
    new Promise((resolve) => {
      give = resolve
    })
  const scope = {
    ...{ BarcodeDetector, document, navigator: { mediaDevices: { getUserMedia } } },
    requestAnimationFrame: (frame: (now: number) => void) => frames.push(frame),
    cancelAnimationFrame: () => {},
  } as unknown as Window
  const reports: (string | undefined)[] = []
  const video = { srcObject: null, play: async () => {} } as unknown as HTMLVideoElement
  const end = readCamera(video, {
    scope,
    onOpen: () => reports.push('open'),
    onText: (text) => reports.push(text),
    onEnd: (fault?: CameraFault) => reports.push(`ended: ${fault}`),
  })
  let now = 0
  return {
    ...{ end, reports, video, document },
    state: () => tracks.map(({ readyState }) => readyState),
    lose: () => tracks[0]?.dispatchEvent(new Event('ended')),
    /** The user allows the camera. */
    async allow() {
      // The camera is requested in a task of its own.
      await Promise.resolve()
      give(stream)
      await expect.poll(() => frames.length + Number(tracks[0]?.readyState === 'ended')).toBe(1)
    },
    async frame() {
      now += 1_000
      frames.shift()?.(now)
      await new Promise<void>((resolve) => setImmediate(resolve))
    },
  }
}

test('the camera is off with the code, which is reported once and cut', async () => {
  let code: string | undefined
  const page = pageWith(() => code)
  await page.allow()
  await page.frame()
  expect(page.state()).toEqual(['live'])
  code = 'a'.repeat(5_000)
  await page.frame()
  await page.frame()
  expect(page.reports).toEqual(['open', 'a'.repeat(2_048)])
  expect(page.state()).toEqual(['ended'])
  expect(page.video.srcObject).toBeNull()
})

test('a camera that the browser gives after the view went is off at once, and nothing is reported', async () => {
  const page = pageWith(() => 'code')
  await Promise.resolve()
  page.end()
  await page.allow()
  expect(page.state()).toEqual(['ended'])
  expect(page.reports).toEqual([])
})

test('the camera is off when the page is hidden', async () => {
  const page = pageWith(() => undefined)
  await page.allow()
  page.document.hidden = true
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(page.state()).toEqual(['ended'])
  expect(page.reports).toEqual(['open', 'ended: undefined'])
})

test('a camera that is taken away ends it with a fault', async () => {
  const page = pageWith(() => undefined)
  await page.allow()
  page.lose()
  expect(page.reports).toEqual(['open', 'ended: busy'])
})
