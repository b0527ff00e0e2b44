import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { serverEnvironment, serverProgram } from '../scripts/serving.js'
import { uploadLimit } from '../src/domain/media.ts'
import { readConfig } from '../src/server/config.ts'

const names = ['Dockerfile', 'compose.yaml', 'Caddyfile', 'nginx.conf', 'wajha.service'] as const
const files = Object.fromEntries(
  [...names, 'wajha.socket', 'wajha-command'].map((name) => [
    name,
    readFileSync(`deploy/${name}`, 'utf8'),
  ]),
)
const settings = new Set(
  [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name),
)
const { Dockerfile = '', 'wajha.service': unit = '', 'wajha.socket': socket = '' } = files

describe('the files of deploy/', () => {
  test('start the server as `npm start` does', () => {
    expect(JSON.parse(/^CMD (.*)$/m.exec(Dockerfile)?.[1] ?? '[]').slice(1)).toEqual(serverProgram)
    const command = /^ExecStart=\S+ (.*)$/m.exec(unit)?.[1]
    expect(command?.split(' ')).toEqual(serverProgram)
    for (const [name, value] of Object.entries(serverEnvironment)) {
      expect(Dockerfile).toContain(`${name}=${value}`)
      expect(unit).toContain(`\nEnvironment=${name}=${value}\n`)
    }
  })

  test('name only settings that there are', () => {
    const ofOthers = /^(MALLOC_|NODE_ENV$|SITE$|UPSTREAM$)/
    const compose = [...(files['compose.yaml'] ?? '').matchAll(/^ {6}([A-Z_]+): /gm)]
    const systemd = [...unit.matchAll(/^(?:# )?Environment=([A-Z_]+)=/gm)]
    const image = [...Dockerfile.matchAll(/\b([A-Z_]{4,})=\S/g)]
    const named = [...compose, ...systemd, ...image].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(12)
    const unknown = named
      .filter((name) => !ofOthers.test(name))
      .filter((name) => !settings.has(name.replace(/_FILE$/, '')))
    expect(unknown).toEqual([])
  })

  test('agree with each other and the product about ports, places and times', () => {
    const { port } = readConfig({})
    expect(Dockerfile).toContain(`EXPOSE ${port}`)
    expect(socket).toContain(`ListenStream=127.0.0.1:${port}`)
    expect(files['nginx.conf']).toContain(`server 127.0.0.1:${port} `)
    expect(files['Caddyfile']).toContain(`127.0.0.1:${port}`)
    expect(files['compose.yaml']).toContain(`UPSTREAM: wajha:${port}`)
    expect(files['compose.yaml']).toContain(`http://127.0.0.1:${port}/readyz`)
    // A stop takes twenty seconds at most.
    expect(unit).toContain('\nTimeoutStopSec=30\n')
    expect(files['compose.yaml']).toContain('stop_grace_period: 30s')
    const code = /^WorkingDirectory=(.*)$/m.exec(unit)?.[1]
    const data = /^Environment=DATA_DIR=(.*)$/m.exec(unit)?.[1]
    expect(files['wajha-command']).toContain(`current=${code}`)
    expect(files['wajha-command']).toContain(`DATA_DIR=${data}`)
    expect(unit).toContain(`\nStateDirectory=${data?.replace('/var/lib/', '')}\n`)
  })

  test('quote what YAML would read as a mapping', () => {
    const check = "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))"
    expect(files['compose.yaml']).toContain(`- "${check}"`)
  })

  test('mount only folders that the image gives its user', () => {
    const mounted = [...(files['compose.yaml'] ?? '').matchAll(/^ {6}- (?:data|backups):(\S+)$/gm)]
    const given = /--mode=700 (.*)$/m.exec(Dockerfile)?.[1]?.split(' ')
    expect(mounted.map(([, folder]) => folder)).toEqual(given)
  })

  test('let the largest upload through', () => {
    const megabyte = 1024 * 1024
    const nginx = Number(/client_max_body_size (\d+)m;/.exec(files['nginx.conf'] ?? '')?.[1])
    const caddy = Number(/max_size (\d+)MiB/.exec(files['Caddyfile'] ?? '')?.[1])
    // The form around the pictures has some bytes, too.
    for (const limit of [nginx, caddy]) {
      expect(limit * megabyte).toBeGreaterThan(uploadLimit + megabyte)
    }
  })

  test('the command line of a service is a script that a shell understands', () => {
    expect(execFileSync('sh', ['-n', 'deploy/wajha-command']).toString()).toBe('')
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.runIf(hasSystemd)('OPS-7 a service of systemd is exposed by 2.0 at most', () => {
  const { stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', 'deploy/wajha.service'],
    { encoding: 'utf8' },
  )
  expect(
    Number(/exposure level for wajha\.service: ([\d.]+)/.exec(stdout)?.[1]),
  ).toBeLessThanOrEqual(2)
})
