import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { encodeQR } from 'qr'
import { chromiumFlags } from '../../scripts/suites/chromiumFlags.js'

const width = 640
const height = 480
/** Points of each module of the code. */
const scale = 7

/** A browser before whose camera a code is held: the picture is a file, which Chromium plays as a camera that is plugged in. */
export async function launchFilming(
  text: string,
): Promise<{ browser: Browser; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-camera-'))
  const file = join(folder, 'code.y4m')
  await writeFile(file, filmOf(text))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      ...chromiumFlags,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  return {
    browser,
    async end() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One picture of the code on a grey wall, as YUV4MPEG2. */
function filmOf(text: string): Buffer {
  const light = Buffer.alloc(width * height, 200)
  const rows = encodeQR(text, 'raw')
  const left = Math.floor((width - rows.length * scale) / 2)
  const top = Math.floor((height - rows.length * scale) / 2)
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < scale; line += 1) {
          const start = (top + y * scale + line) * width + left + x * scale
          light.fill(30, start, start + scale)
        }
  const colour = Buffer.alloc((width * height) / 2, 128)
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`
  return Buffer.concat([Buffer.from(header), light, colour])
}
