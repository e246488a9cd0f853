import { bytesOf, padded, u16, u32, u64 } from './bytes.js'
import type { ProgramCode } from './createCode.js'

/** Where the network maps what a program has beside its code. */
const mappedAt = 1n << 32n
const header = 64
const segmentLength = 56
const sectionLength = 64
const symbolLength = 24
const codeAt = header + 2 * segmentLength
const kinds = { code: 1, names: 3, dynamic: 6, relocations: 9, symbols: 11 } as const
/** A call of the network, which is found by its name when the program is loaded. */
const relocation = 10n

/**
 * A program of Solana as its compilers write it, in the place of a compiled one: the machine of the tests loads, checks and runs it as any other.
 *
 * @param write its code, given where its text is in the machine's memory
 */
export function writeProgram({ write, text }: writeProgram.Parameters): Uint8Array {
  const line = padded(bytesOf(text))
  const length = write(mappedAt).bytes.length
  const lineAt = codeAt + length
  const { bytes: code, calls } = write(mappedAt + BigInt(lineAt))
  const called = [...new Set(calls.map(({ name }) => name))]
  const dynamicAt = lineAt + line.length
  const symbolsAt = dynamicAt + 7 * 16
  const names = padded([0, ...called.flatMap((name) => [...bytesOf(name), 0])])
  const nameAt = (name: string) =>
    1 + called.slice(0, called.indexOf(name)).reduce((sum, one) => sum + one.length + 1, 0)
  const symbols = [
    ...Array<number>(symbolLength).fill(0),
    ...called.flatMap((name) => [
      ...[...u32(nameAt(name)), 0x10, 0, ...u16(0), ...u64(0), ...u64(0)],
    ]),
  ]
  const namesAt = symbolsAt + symbols.length
  const relocationsAt = namesAt + names.length
  const relocations = calls.flatMap(({ at, name }) => [
    ...u64(codeAt + at),
    ...u64((BigInt(called.indexOf(name) + 1) << 32n) | relocation),
  ])
  const dynamic = [
    ...[17, relocationsAt, 18, relocations.length, 19, 16, 6, symbolsAt],
    ...[5, namesAt, 10, names.length, 0, 0],
  ].flatMap(u64)
  const titlesAt = relocationsAt + relocations.length
  const titled = ['.text', '.rodata', '.dynamic', '.dynsym', '.dynstr', '.rel.dyn', '.shstrtab']
  const titles = padded([0, ...titled.flatMap((title) => [...bytesOf(title), 0])])
  const titleAt = (title: string) =>
    new TextDecoder().decode(Uint8Array.from(titles)).indexOf(title)
  const sectionsAt = titlesAt + titles.length

  const section = (title: string, kind: number, flags: number, place: Place) => [
    ...[...u32(titleAt(title)), ...u32(kind), ...u64(flags), ...u64(flags === 0 ? 0 : place.at)],
    ...[...u64(place.at), ...u64(place.length), ...u32(place.link ?? 0), ...u32(0), ...u64(8)],
    ...u64(place.each ?? 0),
  ]
  const sections = [
    Array<number>(sectionLength).fill(0),
    section('.text', kinds.code, 6, { at: codeAt, length }),
    section('.rodata', kinds.code, 2, { at: lineAt, length: line.length }),
    section('.dynamic', kinds.dynamic, 3, {
      ...{ at: dynamicAt, length: dynamic.length, link: 5, each: 16 },
    }),
    section('.dynsym', kinds.symbols, 2, {
      ...{ at: symbolsAt, length: symbols.length, link: 5, each: symbolLength },
    }),
    section('.dynstr', kinds.names, 2, { at: namesAt, length: names.length }),
    section('.rel.dyn', kinds.relocations, 2, {
      ...{ at: relocationsAt, length: relocations.length, link: 4, each: 16 },
    }),
    section('.shstrtab', kinds.names, 0, { at: titlesAt, length: titles.length }),
  ]
  const segment = (kind: number, flags: number, at: number, size: number) => [
    ...[...u32(kind), ...u32(flags), ...u64(at), ...u64(at), ...u64(at)],
    ...[...u64(size), ...u64(size), ...u64(4_096)],
  ]
  return Uint8Array.from([
    ...[0x7f, ...bytesOf('ELF'), 2, 1, 1, ...Array<number>(9).fill(0)],
    // A shared object for the machine of BPF, of the first version.
    ...[...u16(3), ...u16(247), ...u32(1), ...u64(codeAt), ...u64(header), ...u64(sectionsAt)],
    ...[...u32(0), ...u16(header), ...u16(segmentLength), ...u16(2), ...u16(sectionLength)],
    ...[...u16(sections.length), ...u16(sections.length - 1)],
    ...segment(1, 5, codeAt, titlesAt - codeAt),
    ...segment(2, 6, dynamicAt, dynamic.length),
    ...[...code, ...line, ...dynamic, ...symbols, ...names, ...relocations, ...titles],
    ...sections.flat(),
  ])
}

export declare namespace writeProgram {
  type Parameters = {
    readonly write: (textAt: bigint) => ProgramCode
    readonly text: string
  }
}

type Place = { at: number; length: number; link?: number; each?: number }
