import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestUserConfig } from 'vitest/config'
import { chromiumFlags, pagesPath } from './scripts/suites/chromiumFlags.js'

/** The page that the frame of the embedded wallet shows: the test around it answers in its place (`packages/react/src/testing/answerFrame.ts`). */
const walletPage = `<!doctype html><title>Wallet</title><button>In the wallet</button><script>
const say = (message) => parent.postMessage(message, '*')
addEventListener('message', ({ data }) => parent.walletPage.hear(data, say))
parent.walletPage.open(say)
</script>`

/** Serves that page from the origin of the tests. */
export const walletPlugin: Plugin = {
  name: 'wallet-page',
  configureServer({ middlewares }) {
    middlewares.use('/wallet/sdk', (_, response) => {
      response.setHeader('content-type', 'text/html').end(walletPage)
    })
  },
}

/** Hooks and views, drawn and pressed in one Chromium. */
export const inBrowser = {
  name: 'browser',
  include: ['packages/react/src/**/*.browser.test.tsx', 'e2e/workbench/**/*.browser.test.ts'],
  css: true,
  // One page for all files, which leave nothing behind: each page of its own would load every module again.
  isolate: false,
  // Beside the tests in Node, with as many workers, as one group must have: pages wait for frames and timers, and leave a third of two cores idle.
  maxWorkers: 3,
  // How long what must come may take: a loaded machine is no fault.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  browser: {
    enabled: true,
    headless: true,
    ui: false,
    screenshotFailures: false,
    viewport: { width: 1024, height: 768 },
    provider: playwright({
      actionTimeout: 15_000,
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        executablePath: pagesPath,
        args: chromiumFlags,
      },
    }),
    instances: [{ browser: 'chromium' }],
  },
} satisfies TestUserConfig
