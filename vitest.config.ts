import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    css: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
