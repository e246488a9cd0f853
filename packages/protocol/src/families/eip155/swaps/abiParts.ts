/** Parts of interfaces as JSON writes them. */
export const address = (name: string) => ({ name, type: 'address' }) as const
export const number = (name: string, bits = 256) => ({ name, type: `uint${bits}` }) as const
export const bytes = (name: string) => ({ name, type: 'bytes' }) as const
export type Field = {
  readonly name: string
  readonly type: string
  readonly components?: readonly Field[]
}
export const call = (
  name: string,
  inputs: readonly Field[],
  outputs: readonly Field[] = [],
  stateMutability = 'nonpayable',
) => ({ type: 'function', name, inputs, outputs, stateMutability }) as const
export const read = (name: string, inputs: readonly Field[], outputs: readonly Field[]) =>
  call(name, inputs, outputs, 'view')
