import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from './config/readConfig.js'
import { settings } from './config/settings.js'
import { openDatabase } from './database/openDatabase.js'
import { createProjects } from './projects/createProjects.js'
import { newProject } from './projects/newProject.js'
import { runAdmin } from './runAdmin.js'
import { startServer } from './startServer.js'

test('serves the local project, refuses a second server, and keeps what the admin made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-server-'))
  const config = readConfig({ FOYER_DATA: folder, FOYER_SERVER_PORT: '0', FOYER_DRAIN_MS: '100' })
  const log = pino({ level: 'silent' })
  try {
    const server = await startServer(config, log)
    const answer = await fetch(`${server.url}/appkit/v1/config?projectId=local`, {
      headers: { origin: 'http://localhost:4100' },
    })
    expect(await answer.json()).toEqual({
      features: [
        { id: 'activity', isEnabled: true, config: null },
        { id: 'social_login', isEnabled: true, config: null },
        { id: 'swap', isEnabled: true, config: null },
      ],
    })
    // A connection outlives the minute that proxies keep it.
    expect(answer.headers.get('keep-alive')).toBe('timeout=65')
    const metrics = await fetch(`${server.url}/metrics`)
    expect(await metrics.text()).toContain('foyer_http_requests_total')
    await expect(startServer(config, log)).rejects.toThrow('is using the data')
    await server.stop()
    await expect(fetch(server.url)).rejects.toThrow()

    const { db, close } = await openDatabase(config)
    const projects = createProjects(db, Date.now)
    const put = 'projects put shop --origin https://shop.example --requests-per-minute 60'
    await runAdmin(projects, put.split(' '))
    await runAdmin(projects, ['projects', 'put', 'shop', '--name', 'The shop'])
    await runAdmin(projects, ['projects', 'put', 'shop', '--calls-per-minute', '600'])
    const quotas = { requestsPerMinute: 60, callsPerMinute: 600 }
    const shop = { id: 'shop', name: 'The shop', quotas }
    const listed = JSON.parse(await runAdmin(projects, ['projects', 'list']))
    expect(listed).toMatchObject([{ id: 'local' }, shop])
    for (const [flag, value] of [
      ['--origin', 'https://*'],
      ['--origin', 'https://*shop.example'],
      ['--features', '{'],
      ['--requests-per-minute', 'many'],
      ['--calls-per-minute', '1.5'],
      ['--analytics', 'maybe'],
    ] as const)
      await expect(runAdmin(projects, ['projects', 'put', 'shop', flag, value])).rejects.toThrow()
    expect(await runAdmin(projects, ['projects', 'remove', 'shop'])).toBe('Removed.')
    expect(JSON.parse(await runAdmin(projects, ['projects']))).toMatchObject([{ id: 'local' }])
    expect(await runAdmin(projects, ['projects', 'move', 'local'])).toContain('Usage')
    await expect(runAdmin(projects, ['projects', 'put', 'bare'])).rejects.toThrow(
      '--origin https://',
    )
    const paged = 'projects put paged --origin https://Shop.example/checkout?step=2'
    expect(JSON.parse(await runAdmin(projects, paged.split(' ')))).toMatchObject({
      allowedOrigins: ['https://shop.example'],
    })
    // As projects were made before they had to say whose pages they are for.
    await projects.put(newProject('former'))
    await close()

    const lines: string[] = []
    const heard = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const again = await startServer(config, heard)
    const refused = await fetch(`${again.url}/appkit/v1/config?projectId=former`, {
      headers: { origin: 'http://localhost:4100' },
    })
    expect(refused.status).toBe(403)
    await again.stop()
    const told = lines.map((line) => JSON.parse(line) as { project?: string; msg: string })
    expect(told.filter(({ project }) => project)).toEqual([
      expect.objectContaining({
        project: 'former',
        msg: expect.stringContaining('projects put former --origin https://'),
      }),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

test('says every setting that cannot be used, and never its value', () => {
  const wrong = { FOYER_SERVER_PORT: '70000', DATABASE_URL: 'mysql://user:secret@host/x' }
  expect(() => readConfig(wrong)).toThrow(
    'The configuration cannot be used:\nFOYER_SERVER_PORT must be 65535 or less\nDATABASE_URL must begin',
  )
  expect(() => readConfig(wrong)).not.toThrow('secret')
})

test('the page on the server has a row for every setting, with its default', () => {
  const page = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8')
  for (const { name, fallback, says } of Object.values(settings))
    expect(page).toContain(
      `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${says} |`,
    )
})
