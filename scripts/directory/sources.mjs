/**
 * Where the data comes from: exact versions, with the hash that the registry states for them, so that a
 * changed package is refused. Only data fields and pictures are taken, no code and no sentences.
 */
export const sources = {
  thirdweb: {
    package: 'thirdweb@5.121.6',
    integrity:
      'sha512-tZuYoxazy8GJz59IX/NhpQ5u+DzC/vo9/3ZgqxY9pZPDlnH0QZY8oJOX2m7L2DmtzTCqa5YWD+x9Xj18EQDiyw==',
    licence: 'Apache-2.0',
    url: 'https://github.com/thirdweb-dev/js',
    fields: 'names, home pages, reverse domains, links, store pages, order and pictures of wallets',
  },
  web3iconsCommon: {
    package: '@web3icons/common@0.11.51',
    integrity:
      'sha512-ZXaTW/P6ReLHmkYQcxP8OcPoUrSmgPlsFKVboiG/cVSIkz0mHNP1tIFhf9zPOQaQm20yqTc+uuNuXb2ywHzI1A==',
    licence: 'MIT',
    url: 'https://github.com/0xa3k5/web3icons',
    fields: 'names and CAIP-2 ids of networks',
  },
  web3icons: {
    package: '@web3icons/core@4.0.56',
    integrity:
      'sha512-jyLkrMdfn6RTZ0+61Ap1AS2yeSG6WZ8mxZ61S3lu/CC0rJb4fgr2jw3W8aCDxhakEm/xqaEZqUmlZiTxCCs4yw==',
    licence: 'MIT',
    url: 'https://github.com/0xa3k5/web3icons',
    fields: 'pictures of networks, and of wallets of which thirdweb has none or a marked one',
  },
  foyer: {
    package: '@foyer/directory',
    licence: 'MIT',
    fields:
      'the curated selection and its order, chain families, badges and what was added by hand',
  },
}
