import shades from '../theme/shades.css?inline'
import css from './page-parts.css?inline'
import { useSheet } from './useSheet.js'

const paths = {
  'chevron-down': 'm6.5 9.5 5.5 5.5 5.5-5.5',
  warning:
    'M12 9v4.5m0 3v.01M10.2 4.3 2.9 17a2.1 2.1 0 0 0 1.8 3.1h14.6a2.1 2.1 0 0 0 1.8-3.1L13.8 4.3a2.1 2.1 0 0 0-3.6 0z',
  network:
    'M3.75 12a8.25 8.25 0 1 0 16.5 0 8.25 8.25 0 0 0-16.5 0zm0 0h16.5M12 3.75c4.5 4.6 4.5 11.9 0 16.5-4.5-4.6-4.5-11.9 0-16.5z',
} as const

/** The few drawings of the buttons of network and account, apart from the rest: they load with the page. */
export function PageIcon({ name }: { name: keyof typeof paths }) {
  useSheet(shades)
  useSheet(css)
  return (
    <svg className="page-icon" data-name={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
