import { Bytes, compact, Enum, Option, Struct, str, u8, u32, Vector } from 'scale-ts'

const docs = Vector(str)
const field = Struct({ name: Option(str), type: compact, typeName: Option(str), docs })
const definition = Enum({
  composite: Vector(field),
  variant: Vector(Struct({ name: str, fields: Vector(field), index: u8, docs })),
  sequence: compact,
  array: Struct({ length: u32, type: compact }),
  tuple: Vector(compact),
  primitive: u8,
  compact,
  bits: Struct({ store: compact, order: compact }),
})
const type = Struct({
  id: compact,
  path: Vector(str),
  parameters: Vector(Struct({ name: str, type: Option(compact) })),
  definition,
  docs,
})
const entry = Struct({
  name: str,
  modifier: u8,
  kind: Enum({
    plain: compact,
    map: Struct({ hashers: Vector(u8), key: compact, value: compact }),
  }),
  fallback: Bytes(),
  docs,
})
const pallet = Struct({
  name: str,
  storage: Option(Struct({ prefix: str, entries: Vector(entry) })),
  calls: Option(compact),
  events: Option(compact),
  constants: Vector(Struct({ name: str, type: compact, value: Bytes(), docs })),
  errors: Option(compact),
  index: u8,
})

/** What a chain of Substrate's says of itself (metadata of version 14): its types, pallets, and what belongs to an extrinsic. */
export const metadata = Struct({
  magic: u32,
  version: u8,
  types: Vector(type),
  pallets: Vector(pallet),
  extrinsic: Struct({
    type: compact,
    version: u8,
    extensions: Vector(Struct({ identifier: str, type: compact, additional: compact })),
  }),
  type: compact,
})

export type Metadata = ReturnType<typeof metadata.dec>
