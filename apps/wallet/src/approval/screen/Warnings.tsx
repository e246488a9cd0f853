import { Banner } from '@foyer/react/ui'
import type { Level, Warning } from '../judge/Warning.js'
import { useTexts } from '../parts/TextsContext.js'
import { warningText } from './warningText.js'

/** The warnings of one level, each as a banner. */
export function Warnings({ warnings, level }: { warnings: readonly Warning[]; level: Level }) {
  const texts = useTexts()
  return warnings
    .filter((one) => one.level === level)
    .map((one) => {
      const { title, text } = warningText(one, texts)
      return (
        <Banner
          key={`${one.code}-${text}`}
          tone={level === 'danger' ? 'danger' : 'warn'}
          title={title}
          testId={`warning-${one.code}`}
        >
          {text}
        </Banner>
      )
    })
}
