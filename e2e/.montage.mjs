import { existsSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const [out, width, ...names] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1800, height: 400 } })
const html = `<body style="margin:8px;background:#444;color:#fff;font:12px sans-serif">${names
  .filter((n) => existsSync(`/tmp/wt/docs/gallery/${n}.png`))
  .map(
    (n) =>
      `<figure style="display:inline-block;margin:4px;vertical-align:top"><figcaption>${n}</figcaption><img src="file:///tmp/wt/docs/gallery/${n}.png" width="${width}"></figure>`,
  )
  .join('')}`
writeFileSync('/tmp/vh/m.html', html)
await p.goto('file:///tmp/vh/m.html')
await p.waitForLoadState('load')
await p.screenshot({ path: out, fullPage: true })
await b.close()
