/**
 * Networks that the source of pictures names without a CAIP-2 id, or not at all: id, name, and the picture, which is that of the coin where the
 * network has none of its own.
 */
export const moreNetworks = [
  { id: 'cosmos:osmosis-1', name: 'Osmosis', picture: ['networks', 'osmosis'] },
  { id: 'cosmos:juno-1', name: 'Juno', picture: ['networks', 'juno'] },
  { id: 'cosmos:celestia', name: 'Celestia', picture: ['tokens', 'TIA'] },
  {
    id: 'polkadot:68d56f15f85d3136970ec16946040bc1',
    name: 'Polkadot Asset Hub',
    picture: ['networks', 'polkadot'],
  },
  { id: 'polkadot:b0a8d493285c2df73290dfb7e61f870f', name: 'Kusama', picture: ['tokens', 'KSM'] },
  {
    id: 'polkadot:48239ef607d7928874027a43a6768920',
    name: 'Kusama Asset Hub',
    picture: ['tokens', 'KSM'],
  },
  {
    id: 'polkadot:9eb76c5184c4ab8679d2d5d819fdf90b',
    name: 'Astar',
    picture: ['networks', 'astar'],
  },
  {
    id: 'polkadot:fc41b9bd8ef8fe53d58c7ea67c794c7e',
    name: 'Acala',
    picture: ['networks', 'acala'],
  },
]
