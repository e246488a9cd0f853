/** On rollups that ENS knows, at one address. */
const ofRollups = '0x0000000000D8e504002cC26E3Ec46D81971C1664'
const ofTestRollups = '0x00000BeEF055f7934784D6d81b6BC86665630dbA'

/** The contracts by which an account says what it is called on a network (ENSIP-19), by CAIP-2 id. */
export const knownNameRegistrars: Readonly<Record<string, `0x${string}`>> = {
  'eip155:1': '0xa58E81fe9b61B5c3fE2AFD33CF304c454AbFc7Cb',
  'eip155:10': ofRollups,
  'eip155:8453': ofRollups,
  'eip155:42161': ofRollups,
  'eip155:59144': ofRollups,
  'eip155:534352': ofRollups,
  'eip155:11155111': '0xA0a1AbcDAe1a2a4A2EF8e9113Ff0e02DD81DC0C6',
  'eip155:84532': ofTestRollups,
  'eip155:421614': ofTestRollups,
  'eip155:11155420': ofTestRollups,
}
