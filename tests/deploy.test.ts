import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serviceSettings, settingsIn } from '../scripts/service-settings.js'
import { serverEnvironment, serverProgram } from '../scripts/serving.js'
import { freshFolder } from './support/storages.ts'
import { uploadLimit } from '../src/domain/media/media.ts'
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
    const compose = [...(files['compose.yaml'] ?? '').matchAll(/^ {6}(?:# )?([A-Z_]+): /gm)]
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

  test('give the command line of a service what systemd gives the service', async () => {
    const { root, write } = await machine()
    await write('/etc/systemd/system/wajha.service', unit)
    await write('/etc/wajha/settings', `${settingsFile}\nSMTP_PASSWORD=50%%off`)
    await write('/etc/wajha/database', 'postgres://wajha:a$b@db.example/wajha\n')
    await write(
      '/etc/systemd/system/wajha.service.d/override.conf',
      [
        '[Service]',
        'LoadCredential=database:/etc/wajha/database',
        '# C:\\',
        'Environment=DATABASE_URL_FILE=%d/database \\',
        '; between two lines',
        '  "S3_PREFIX=a %%b/"',
      ].join('\n'),
    )
    const { user, folder, environment } = serviceSettings(root)
    expect([user, folder]).toEqual(['wajha', '/opt/wajha/current'])
    expect(environment).toMatchObject({
      DATA_DIR: '/var/lib/wajha',
      DATABASE_URL: 'postgres://wajha:a$b@db.example/wajha',
      S3_PREFIX: 'a %b/',
      SMTP_PASSWORD: '50%%off',
      ...settingsIn(settingsFile),
    })
    expect(environment).not.toHaveProperty('DATABASE_URL_FILE')
    await write('/etc/systemd/system/wajha.service.d/zz.conf', '[Service]\nLoadCredential=')
    expect(() => serviceSettings(root)).toThrow(/DATABASE_URL_FILE names the credential database/)
  })

  test('begin mail with the lines that are commented out', async () => {
    const inCompose = [...(files['compose.yaml'] ?? '').matchAll(/^ *# (.*smtp.*|MAIL_FROM.*)$/gm)]
    expect(inCompose.map(([, line = '']) => line.trim())).toEqual([
      'SMTP_URL_FILE: /run/secrets/smtp',
      'MAIL_FROM: site@naoura.example',
      '- smtp',
      'smtps://USER:PASSWORD@smtp.eu.mailgun.org, for example:',
      'smtp:',
      'file: ./secrets/smtp',
    ])
    const { root, write } = await machine()
    const begun = unit.replaceAll(
      /^# ((?:LoadCredential|Environment)=.*(?:smtp|MAIL_FROM).*)$/gm,
      '$1',
    )
    await write('/etc/systemd/system/wajha.service', begun)
    await write('/etc/wajha/settings', 'PUBLIC_URL=https://naoura.example')
    await write('/etc/wajha/smtp', 'smtps://USER:PASSWORD@smtp.eu.mailgun.org\n')
    const { mail } = readConfig(serviceSettings(root).environment)
    expect(mail).toMatchObject({
      server: { host: 'smtp.eu.mailgun.org', port: 465, auth: { user: 'USER' } },
      from: 'site@naoura.example',
    })
  })

  test('the settings of mail in the guide are read, and its records are of the sender’s domain', () => {
    const guide = readFileSync('docs/operating.md', 'utf8')
    const [block = ''] = /^SMTP_URL=[^`]*/m.exec(guide) ?? []
    const lines = block.matchAll(/^([A-Z_]+)='?([^'\s]+)/gm)
    const { mail } = readConfig(Object.fromEntries([...lines].map(([, ...pair]) => pair)))
    expect(mail).toMatchObject({
      server: { host: 'smtp.eu.mailgun.org', port: 465, auth: { user: 'site@naoura.example' } },
    })
    const records = [...guide.matchAll(/^(\S+)\. +TXT +"(.*)"$/gm)].map(([, ...record]) => record)
    const domain = mail?.from.split('@')[1]
    expect(records).toEqual([
      [domain, expect.stringMatching(/^v=spf1 .*-all$/)],
      [
        expect.stringMatching(new RegExp(`\\._domainkey\\.${domain}$`)),
        expect.stringMatching(/^v=DKIM1; k=rsa; p=/),
      ],
      [`_dmarc.${domain}`, expect.stringMatching(/^v=DMARC1; p=quarantine; rua=mailto:/)],
    ])
  })

  test('the command line of a service is a script that a shell understands', () => {
    expect(execFileSync('sh', ['-n', 'deploy/wajha-command']).toString()).toBe('')
  })
})

/** A shell and systemd read these lines differently, or one of them not at all. */
const settingsFile = [
  '# PUBLIC_URL=https://not.example \\',
  'and on the next line',
  'PUBLIC_URL=https://naoura.example/?a=1&b=2;c',
  'ADMIN_EMAIL="you@naoura.example"  ',
  "API_KEY='one key' 'and more' ",
  'TRUSTED_PROXIES=127.0.0.1 10.0.0.0/8',
  ' LOG_LEVEL = "in"fo',
  'ADMIN_PASSWORD="say \\"norias\\" \\turn"',
  'S3_BUCKET=a\\',
  'b\\ c',
  'BACKUP_TO=it"s a folder',
  'a line without anything',
  ';BACKUP_AT=off',
  '\ufeffPORT=1',
  '\u00a0HOST=2',
].join('\n')

test('settings are read as they should be', () => {
  expect(settingsIn(settingsFile)).toEqual({
    PUBLIC_URL: 'https://naoura.example/?a=1&b=2;c',
    ADMIN_EMAIL: 'you@naoura.example',
    API_KEY: 'one keyand more',
    TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8',
    LOG_LEVEL: 'info',
    ADMIN_PASSWORD: 'say "norias" \\turn',
    S3_BUCKET: 'ab c',
    BACKUP_TO: 'it"s a folder',
  })
  expect(settingsIn('A="two\nlines"\r\nB=\r\n')).toEqual({ A: 'two\nlines', B: '' })
})

/** The part of systemd that reads such files without running as the first process. */
const systemdReader =
  '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator'

test.runIf(existsSync(systemdReader))('settings are read as systemd reads them', async () => {
  const { root, write } = await machine()
  await write('/environment.d/wajha.conf', settingsFile)
  const environment = { XDG_CONFIG_HOME: root, HOME: root, PATH: '/usr/bin:/bin' }
  const read = execFileSync(systemdReader, {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const script = `set -a\n${read}\nexec /usr/bin/env -0`
  const shown = execFileSync('sh', ['-c', script], { env: {} }).toString().split('\0')
  for (const [name, value] of Object.entries(settingsIn(settingsFile))) {
    expect(shown).toContain(`${name}=${value}`)
  }
})

async function machine() {
  const root = await freshFolder()
  return {
    root,
    write: async (file: string, content: string) => {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), content)
    },
  }
}

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
