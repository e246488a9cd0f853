import { readQuickstarts } from './readQuickstarts.mjs'

/** A document whose first block of TypeScript is that of the first quickstart, and whose policy is the quickstarts'. */
export function withExample(text, quickstart) {
  const { pages, policy } = readQuickstarts(quickstart)
  const [code] = Object.values(pages[0].files)
  return text
    .replace(/```tsx\n[\s\S]*?```/, () => `\`\`\`tsx\n${code}\`\`\``)
    .replace(/^default-src .*$/m, () => policy)
}
