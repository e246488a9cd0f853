// What the guide on testing uses of Playwright's own runner, which is not installed here.
declare module '@playwright/test' {
  import type { Page } from 'playwright-core'

  type Expectation = { toBeVisible(): Promise<void>; toContainText(text: string): Promise<void> }
  export function test(name: string, run: (parts: { page: Page }) => Promise<void>): void
  export function expect(value: unknown): Expectation
}
