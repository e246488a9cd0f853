import { type ReactNode, useMemo } from 'react'
import { Art } from './Art.js'
import css from './QrCode.css?inline'
import { qrDots, quietModules } from './qrDots.js'
import { useSheet } from './useSheet.js'

/** A mark of 60 px with 6 px around it, of a code that is 336 px wide. */
const hole = 72 / 336

/**
 * A code to be scanned: dark on light in every theme, for that is what readers read. Without `text` its skeleton.
 * `children` stand over it, and it steps back behind them.
 */
export function QrCode({ text, label, mark, busy, testId, children }: QrCode.Props) {
  useSheet(css)
  const marked = mark !== undefined
  const code = useMemo(
    () => (text === undefined ? undefined : qrDots(text, { hole: marked ? hole : 0 })),
    [text, marked],
  )
  return (
    <div
      className="qr"
      data-faded={children ? true : undefined}
      data-busy={(!code && busy) || undefined}
      data-testid={testId}
    >
      {code && <Drawing {...code} label={label} />}
      {!code && busy && <Skeleton />}
      {mark && (code || busy) && (
        <span className="qr-mark">
          <Art src={mark.src} name={mark.name} size={60} />
        </span>
      )}
      {children && <div className="qr-over">{children}</div>}
    </div>
  )
}

export declare namespace QrCode {
  type Props = {
    /** What is read from it; `undefined` while it is to come. */
    text: string | undefined
    /** What it is, for those who cannot see it. */
    label: string
    /** A picture in the middle; its letter where there is none. */
    mark?: { name: string; src?: string | undefined } | undefined
    /** Show that the code is to come. Wait a moment with it: what is seen for less is a flicker. */
    busy?: boolean | undefined
    testId?: string | undefined
    children?: ReactNode
  }
}

function Drawing({ size, path, eyes, anchors, label }: qrDots.Result & { label: string }) {
  const whole = size + 2 * quietModules
  return (
    <svg
      className="qr-art"
      viewBox={`${-quietModules} ${-quietModules} ${whole} ${whole}`}
      role="img"
      aria-label={label}
    >
      <path className="qr-dots" d={path} />
      {eyes.map(([x, y]) => (
        <Eye key={`${x} ${y}`} x={x} y={y} />
      ))}
      {anchors.map(([x, y]) => (
        <Anchor key={`${x} ${y}`} x={x} y={y} />
      ))}
    </svg>
  )
}

/** Its proportions, 1:1:3:1:1, are what readers look for; the roundness is ours. */
function Eye({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect className="qr-ring" x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.9" />
      <rect className="qr-core" x={x + 2} y={y + 2} width="3" height="3" rx="0.95" />
    </>
  )
}

/** The same in small: 1:1:1:1:1. */
function Anchor({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect className="qr-ring" x={x + 0.5} y={y + 0.5} width="4" height="4" rx="1.3" />
      <rect className="qr-core" x={x + 2} y={y + 2} width="1" height="1" rx="0.4" />
    </>
  )
}

const skeletonSize = 57

/** The same shape without a message. */
function Skeleton() {
  const whole = skeletonSize + 2 * quietModules
  const far = skeletonSize - 7
  return (
    <svg
      className="qr-art"
      viewBox={`${-quietModules} ${-quietModules} ${whole} ${whole}`}
      aria-hidden="true"
    >
      <path className="qr-dots" d={grid} />
      <Eye x={0} y={0} />
      <Eye x={far} y={0} />
      <Eye x={0} y={far} />
    </svg>
  )
}

/** Rows of dots, one line each: every other module, and none under the eyes. */
const grid = Array.from({ length: Math.ceil(skeletonSize / 2) }, (_, row) => {
  const y = row * 2 + 0.5
  const edge = row < 4 || row > 24
  return `M${edge ? 8.5 : 0.5} ${y}H${row < 4 ? skeletonSize - 8 : skeletonSize}`
}).join('')
