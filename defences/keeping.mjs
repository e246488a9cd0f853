const envelopeTest = 'apps/server/src/envelope/envelope.test.ts'

/** What seals what the services keep, and where its keys may lie, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'key-file-unread',
    file: 'apps/server/src/envelope/openKeyFile.ts',
    code: 'if ((statSync(path).mode & 0o077) !== 0)',
    without: 'if (!statSync(path))',
    ...{
      test: envelopeTest,
      named:
        'refuses a key file that others may read, that lies beside the data, or that holds no key',
    },
  },
  {
    id: 'key-file-apart',
    file: 'apps/server/src/envelope/openKeyFile.ts',
    code: "if (dataFolder !== undefined && !relative(resolve(dataFolder), resolve(path)).startsWith('..'))",
    without: 'if (dataFolder === path)',
    ...{
      test: envelopeTest,
      named:
        'refuses a key file that others may read, that lies beside the data, or that holds no key',
    },
  },
  {
    id: 'key-file-whole-keys',
    file: 'apps/server/src/envelope/openKeyFile.ts',
    code: 'keys.some(({ length }) => length !== 32)',
    without: 'keys.length < 0',
    ...{
      test: envelopeTest,
      named:
        'refuses a key file that others may read, that lies beside the data, or that holds no key',
    },
  },
  {
    id: 'key-file-own',
    file: 'apps/server/src/envelope/openKeyFile.ts',
    code: "openSync(path, 'wx', 0o600)",
    without: "openSync(path, 'wx', 0o644)",
    ...{
      test: envelopeTest,
      named: 'makes the key file once, for its owner alone, and opens with it what it sealed',
    },
  },
  {
    id: 'seal-for-its-place',
    file: 'apps/server/src/envelope/aesGcm.ts',
    code: 'return Buffer.from(JSON.stringify(parts))',
    without: 'return Buffer.from(String(parts.length))',
    ...{
      test: envelopeTest,
      named: 'makes the key file once, for its owner alone, and opens with it what it sealed',
    },
  },
  {
    id: 'seal-newest-key',
    file: 'apps/server/src/envelope/openKeyFile.ts',
    code: 'wrap: async (key, context) => encrypt(first, key, context)',
    without: 'wrap: async (key, context) => encrypt(last, key, context)',
    ...{
      test: envelopeTest,
      named: 'seals with a new first line, and opens what the older ones sealed',
    },
  },
]
