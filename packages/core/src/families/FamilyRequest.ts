import type { Namespace } from '@foyer/protocol'
import type { FamilyTypes } from '../FamilyTypes.js'
import type { families } from './families.js'

type Families = typeof families

/** The types of each chain family, as its folder declares them. */
type Types = {
  readonly [name in Namespace]: name extends keyof Families
    ? NonNullable<Awaited<ReturnType<Families[name]>>['~types']>
    : Record<never, never>
}

/** Those of the families that declare a type under this name. */
type Having<namespace extends Namespace, name extends keyof FamilyTypes> = {
  readonly [one in namespace]: Types[one] extends Required<Pick<FamilyTypes, name>> ? one : never
}[namespace]

/** Whether a client may leave out which family is meant: it has one, or does not say which it has. */
type IsPlain<namespace extends Namespace, having extends Namespace> = [Namespace] extends [
  namespace,
]
  ? true
  : { [one in having]: [having] extends [one] ? true : false }[having]

type Key<namespace extends Namespace, name extends keyof FamilyTypes, one extends Namespace> =
  IsPlain<namespace, Having<namespace, name>> extends true
    ? { readonly chainNamespace?: one | undefined }
    : { readonly chainNamespace: one }

/** What one chain family takes or returns under a name of `FamilyTypes`; of several, the union; `never` where none has it. */
export type FamilyValue<namespace extends Namespace, name extends keyof FamilyTypes> = {
  readonly [one in Having<namespace, name>]: NonNullable<Types[one][name & keyof Types[one]]>
}[Having<namespace, name>]

/**
 * What a request of a client's chain families takes. A client of several families tells them apart by `chainNamespace`; where it may be absent,
 * the family in use is meant. `never` where no family has the request.
 */
export type FamilyRequest<namespace extends Namespace, name extends keyof FamilyTypes> = {
  readonly [one in Having<namespace, name>]: NonNullable<Types[one][name & keyof Types[one]]> &
    Key<namespace, name, one>
}[Having<namespace, name>]
