import { Spelled } from '../../../parts/Spelled.js'

/** Deeper nesting is written as text, whole: hostile data nests very deep, and what is signed is shown. */
const depthMax = 8

/** Fields within fields, each with its name. */
export function Tree({ value, depth = 0 }: { value: unknown; depth?: number }) {
  if (typeof value !== 'object' || value === null)
    return (
      <span
        className={typeof value === 'string' && !value.startsWith('0x') ? undefined : 'figures'}
      >
        <Spelled text={String(value)} />
      </span>
    )
  if (depth >= depthMax)
    return (
      <span className="figures">
        <Spelled
          text={JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one))}
        />
      </span>
    )
  const fields = Array.isArray(value)
    ? value.map((one, index) => [String(index + 1), one] as const)
    : Object.entries(value)
  return (
    <dl className="approval-tree">
      {fields.map(([name, one]) => (
        <div key={name} data-nested={(typeof one === 'object' && one !== null) || undefined}>
          <dt>
            <Spelled text={name} />
          </dt>
          <dd>
            <Tree value={one} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
