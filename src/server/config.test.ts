import { writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshFolder } from '../../tests/support/storages.ts'
import { readConfig } from './config.ts'
import { WrongSetting } from './wrong-setting.ts'

function refusal(environment: Record<string, string>): Error {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof WrongSetting) return error
    throw error
  }
  throw new Error('it was accepted')
}

test('all settings are optional', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    stopDelay: 0,
    dataFolder: expect.stringMatching(/\/data$/),
    databaseUrl: undefined,
    tokenSecret: undefined,
    apiKey: 'wajha-public',
    administrator: { email: 'admin@naoura.example', password: undefined },
    demoContent: true,
    allowedOrigins: [],
    cdnSeconds: 0,
    trustedProxies: [],
    logLevel: 'info',
    backups: {
      at: '03:00',
      address: { folder: expect.stringMatching(/\/data\/backups$/) },
      keep: '3d',
    },
    metrics: null,
    mail: null,
    connections: undefined,
    bucket: null,
    backupRecipient: undefined,
    isDevelopment: false,
  })
  expect(isAbsolute(readConfig({}).dataFolder)).toBe(true)
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', JWT_SECRET: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('every setting can be set', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://naoura.example/',
    STOP_DELAY: '5',
    DATA_DIR: '/var/lib/wajha',
    DATABASE_URL: 'postgres://wajha@db/wajha',
    JWT_SECRET: 's'.repeat(32),
    API_KEY: 'naoura',
    ADMIN_EMAIL: 'layla@naoura.example',
    ADMIN_PASSWORD: 'p'.repeat(8),
    DEMO_CONTENT: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1 ::1',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
    SOMETHING_ELSE: 'of the machine',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://naoura.example',
    stopDelay: 5000,
    dataFolder: '/var/lib/wajha',
    databaseUrl: 'postgres://wajha@db/wajha',
    tokenSecret: 's'.repeat(32),
    apiKey: 'naoura',
    administrator: { email: 'layla@naoura.example', password: 'p'.repeat(8) },
    demoContent: false,
    trustedProxies: ['10.0.0.0/8', '127.0.0.1', '::1'],
    logLevel: 'warn',
    isDevelopment: true,
  })
})

describe('a wrong setting is named in one sentence:', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['STOP_DELAY', 'soon'],
    ['STOP_DELAY', '61'],
    ['PUBLIC_URL', 'naoura.example'],
    ['PUBLIC_URL', 'ftp://naoura.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://naoura.example/site'],
    ['PUBLIC_URL', 'https://naoura.example/?'],
    ['PUBLIC_URL', 'https://naoura.example/#top'],
    ['PUBLIC_URL', 'https://layla@naoura.example'],
    ['API_KEY', 'ناعورة'],
    ['API_KEY', 'two\nlines'],
    ['API_KEY', ' naoura'],
    ['API_KEY', 'naoura '],
    ['DATABASE_URL', 'mysql://wajha@db/wajha'],
    ['DATABASE_URL', './wajha.sqlite'],
    ['JWT_SECRET', 's'.repeat(31)],
    ['ADMIN_EMAIL', 'layla'],
    ['ADMIN_PASSWORD', 'p'.repeat(7)],
    ['ADMIN_PASSWORD', 'p'.repeat(129)],
    ['DEMO_CONTENT', 'yes'],
    ['TRUSTED_PROXIES', 'the-proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'https://s3.example/pictures'],
    ['S3_REGION', 'Central Europe'],
    ['S3_BUCKET', 'Naoura'],
    ['S3_PREFIX', '/website'],
    ['S3_PREFIX', 'website/../other'],
  ])('%s = %j', (name, value) => {
    const { message } = refusal({ [name]: value })
    expect(message).toMatch(new RegExp(`^Invalid setting ${name}: it must [^\\n]+[^.]\\.$`))
  })

  test.each([
    ['PORT', ['0', '1', '65535']],
    ['PUBLIC_URL', ['https://naoura.example', 'http://localhost:3000/', 'https://[2001:db8::1]']],
    ['API_KEY', ['naoura', 'a key of 2 words', '~!']],
    ['JWT_SECRET', ['s'.repeat(32)]],
    ['ADMIN_PASSWORD', ['p'.repeat(8), 'p'.repeat(128), 'كلمة سر طويلة']],
    ['TRUSTED_PROXIES', ['loopback', '192.168.0.1', '2001:db8::/32']],
  ])('%s may be one of %j', (name, values) => {
    for (const value of values) expect(() => readConfig({ [name]: value })).not.toThrow()
  })

  test.each([
    ['JWT_SECRET', 'hidden'],
    ['ADMIN_PASSWORD', 'hidden'],
    ['DATABASE_URL', 'mysql://wajha:hidden@db/wajha'],
    ['S3_SECRET_ACCESS_KEY', 'hidden'],
    ['TRUSTED_PROXIES', 'hidden'],
  ])('%s is not repeated', (name, value) => {
    expect(refusal({ [name]: value }).message).not.toContain('hidden')
  })
})

describe('a secret that stands in a file (OPS-2)', () => {
  async function fileOf(content: string): Promise<string> {
    const file = join(await freshFolder(), 'secret')
    await writeFile(file, content)
    return file
  }

  test('is read without the line break at its end', async () => {
    const secret = 's'.repeat(32)
    for (const end of ['', '\n', '\r\n']) {
      const file = await fileOf(secret + end)
      expect(readConfig({ JWT_SECRET_FILE: file }).tokenSecret).toBe(secret)
    }
    const config = readConfig({
      API_KEY_FILE: await fileOf('naoura'),
      ADMIN_PASSWORD_FILE: await fileOf('norias turn by night\n'),
      DATABASE_URL_FILE: await fileOf('postgres://wajha@db/wajha\n'),
      S3_BUCKET: 'naoura',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID_FILE: await fileOf('wajha\n'),
      S3_SECRET_ACCESS_KEY_FILE: await fileOf('water\n'),
      PORT_FILE: 'of the machine',
    })
    expect(config).toMatchObject({
      apiKey: 'naoura',
      administrator: { password: 'norias turn by night' },
      databaseUrl: 'postgres://wajha@db/wajha',
      bucket: { keyId: 'wajha', secret: 'water' },
      port: 3000,
    })
  })

  test('stops the start by its own name if it cannot be had, and never with what it is', async () => {
    const short = await fileOf('too short')
    const refused: [Record<string, string>, string][] = [
      [
        { JWT_SECRET_FILE: '/nowhere/secret' },
        'Invalid setting JWT_SECRET_FILE: the file cannot be read.',
      ],
      [
        { JWT_SECRET_FILE: short },
        'Invalid setting JWT_SECRET_FILE: it must have at least 32 characters.',
      ],
      [
        { JWT_SECRET_FILE: short, JWT_SECRET: 's'.repeat(32) },
        'JWT_SECRET and JWT_SECRET_FILE are both set: set one of them.',
      ],
      [
        { API_KEY_FILE: await fileOf('') },
        'Invalid setting API_KEY_FILE: it must be letters, digits and signs of ASCII, as headers are.',
      ],
    ]
    for (const [environment, sentence] of refused) {
      expect(refusal(environment).message).toBe(sentence)
    }
  })
})

test('connections are those to PostgreSQL', () => {
  const database = { DATABASE_URL: 'postgres://wajha@db/wajha' }
  expect(readConfig({ ...database, DATABASE_POOL: '4' }).connections).toBe(4)
  expect(refusal({ DATABASE_POOL: '4' }).message).toBe(
    'DATABASE_POOL is set, and DATABASE_URL is not: SQLite has no pool.',
  )
  expect(refusal({ ...database, DATABASE_POOL: '0' }).message).toBe(
    'Invalid setting DATABASE_POOL: it must be a whole number from 1 on.',
  )
})

test('a bucket is named with all that it takes, or not at all', async () => {
  const bucket = {
    S3_BUCKET: 'naoura',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'wajha',
    S3_SECRET_ACCESS_KEY: 'norias turn by night',
  }
  const named = {
    name: 'naoura',
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    prefix: '',
    keyId: 'wajha',
    secret: 'norias turn by night',
  }
  expect(readConfig(bucket).bucket).toEqual(named)
  const below = { ...bucket, S3_REGION: 'eu-central-1', S3_PREFIX: 'site/pictures' }
  const atAmazon = { ...below, S3_ENDPOINT: '' }
  expect(readConfig(below).bucket).toEqual({
    ...named,
    region: 'eu-central-1',
    prefix: 'site/pictures/',
  })
  expect(readConfig(atAmazon).bucket?.endpoint).toBeUndefined()

  const refused: [Record<string, string>, string][] = [
    [{ S3_PREFIX: 'site/' }, 'S3_PREFIX is set, and S3_BUCKET is not: set it, too.'],
    [
      { ...bucket, S3_ACCESS_KEY_ID: '' },
      'S3_BUCKET is set, and S3_ACCESS_KEY_ID is not: set it, too.',
    ],
    [
      { ...bucket, S3_SECRET_ACCESS_KEY: '' },
      'S3_BUCKET is set, and S3_SECRET_ACCESS_KEY is not: set it, too.',
    ],
    [
      { ...bucket, S3_ENDPOINT: '' },
      'S3_BUCKET is set, and neither S3_ENDPOINT nor S3_REGION is: set one of them.',
    ],
  ]
  for (const [environment, sentence] of refused) {
    expect(refusal(environment).message).toBe(sentence)
  }
})

test('metrics have a listener of their own', () => {
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  const everywhere = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
  expect(readConfig(everywhere).metrics).toEqual({ port: 9464, host: '0.0.0.0' })
  expect(refusal({ METRICS_HOST: '0.0.0.0' }).message).toBe(
    'METRICS_HOST is set, and METRICS_PORT is not: set it, too.',
  )
  expect(refusal({ METRICS_PORT: '3000' }).message).toBe(
    'METRICS_PORT and PORT are the same: set METRICS_PORT to another port.',
  )
})

test('other origins are named one by one', () => {
  const given = { ALLOWED_ORIGINS: 'https://app.naoura.example, http://localhost:5173' }
  expect(readConfig(given).allowedOrigins).toEqual([
    'https://app.naoura.example',
    'http://localhost:5173',
  ])
  for (const wrong of ['*', 'app.naoura.example', 'https://app.naoura.example/path', 'null']) {
    expect(refusal({ ALLOWED_ORIGINS: wrong }).message).toBe(
      'Invalid setting ALLOWED_ORIGINS: it must list origins such as https://app.example.',
    )
  }
})

test('backups are made by themselves where it is known where to', () => {
  const backupsIn = (environment: Record<string, string>) => readConfig(environment).backups
  const database = { DATABASE_URL: 'postgres://wajha@db/wajha' }
  expect(backupsIn({ BACKUP_AT: 'off' })?.at).toBeNull()
  expect(backupsIn({ ...database, BACKUP_AT: 'off' })).toBeNull()
  expect(backupsIn(database)).toBeNull()
  expect(backupsIn({ NODE_ENV: 'development' })).toBeNull()
  expect(backupsIn({ ...database, BACKUP_TO: '/mnt/backups' })).toEqual({
    at: '03:00',
    address: { folder: '/mnt/backups' },
    keep: '7d4w6m',
    sendsChanges: false,
  })
  const all = { BACKUP_AT: '23:45', BACKUP_TO: '/mnt/backups', BACKUP_KEEP: '2w' }
  expect(backupsIn(all)).toMatchObject({
    at: '23:45',
    address: { folder: '/mnt/backups' },
    keep: '2w',
  })
  const refused: [Record<string, string>, string][] = [
    [{ BACKUP_AT: '3:00' }, 'Invalid setting BACKUP_AT: it must be a time such as 03:00, or off.'],
    [{ BACKUP_AT: '24:00' }, 'Invalid setting BACKUP_AT: it must be a time such as 03:00, or off.'],
    [
      { BACKUP_TO: 'https://s3.example/wajha' },
      'Invalid setting BACKUP_TO: it must be a folder, or a bucket such as s3://name/backups.',
    ],
    [
      { BACKUP_TO: 's3://wajha/backups/../pictures' },
      'Invalid setting BACKUP_TO: it must be a folder, or a bucket such as s3://name/backups.',
    ],
    [
      { BACKUP_TO: 's3://wajha/backups' },
      'BACKUP_TO is set, and S3_ACCESS_KEY_ID is not: set it, too.',
    ],
    [
      { BACKUP_TO: 's3://wajha/backups', S3_PREFIX: 'site/' },
      'S3_PREFIX is set, and S3_BUCKET is not: set it, too.',
    ],
    [{ BACKUP_KEEP: '7 days' }, 'Invalid setting BACKUP_KEEP: it must be a rule such as 7d4w6m.'],
    [
      { ...database, BACKUP_AT: '03:00' },
      'BACKUP_AT and DATABASE_URL are set, and BACKUP_TO is not: set it, too.',
    ],
  ]
  for (const [environment, sentence] of refused) {
    expect(refusal(environment).message).toBe(sentence)
  }
})

test('backups lie in a bucket, with or without the pictures', () => {
  const access = {
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    keyId: 'wajha',
    secret: 'norias turn by night',
  }
  const given = {
    BACKUP_TO: 's3://kept/site/backups',
    S3_ENDPOINT: access.endpoint,
    S3_ACCESS_KEY_ID: access.keyId,
    S3_SECRET_ACCESS_KEY: access.secret,
  }
  const kept = { ...access, name: 'kept', prefix: 'site/backups/' }
  const alone = readConfig(given)
  const proven = { at: '03:00', address: { bucket: kept }, keep: '7d4w6m' }
  expect(alone.backups).toEqual({ ...proven, sendsChanges: true })
  expect([alone.bucket, alone.bucketAccess]).toEqual([null, access])
  const beside = readConfig({ ...given, BACKUP_TO: 's3://kept', S3_BUCKET: 'naoura' })
  expect(beside.backups?.address).toEqual({ bucket: { ...kept, prefix: '' } })
  expect(beside.bucket).toEqual({ ...access, name: 'naoura', prefix: '' })
})

const mailed = { MAIL_FROM: 'site@naoura.example', PUBLIC_URL: 'https://naoura.example' }

test.each([
  [
    'smtps://site%40naoura.example:water%20%26%20wheels@mail.example',
    {
      host: 'mail.example',
      port: 465,
      isSecure: true,
      isLocal: false,
      auth: { user: 'site@naoura.example', pass: 'water & wheels' },
    },
  ],
  ['smtp://mail.example', { port: 587, isSecure: false, isLocal: false, auth: null }],
  ['smtp://localhost', { host: 'localhost', port: 25, isLocal: true }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, isLocal: true }],
  ['smtp://127.0.0.1.mail.example', { isLocal: false }],
])('mail is sent by %s', (SMTP_URL, server) => {
  const { mail } = readConfig({ ...mailed, SMTP_URL })
  expect(mail).toMatchObject({ from: mailed.MAIL_FROM, origin: mailed.PUBLIC_URL })
  expect(mail?.server).toMatchObject(server)
})

test.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://a@mail.example',
  'smtp://%:%@m',
  'smtp://m/in',
  'smtp://m?x=1',
])('mail is not sent by %s', (SMTP_URL) => {
  expect(refusal({ ...mailed, SMTP_URL }).message).toMatch(/^Invalid setting SMTP_URL: it must/)
})

test.each([
  [{ PUBLIC_URL: '' }, 'SMTP_URL is set, and PUBLIC_URL is not'],
  [{ MAIL_FROM: '' }, 'SMTP_URL is set, and MAIL_FROM is not'],
  [{ SMTP_URL: '' }, 'MAIL_FROM is set, and SMTP_URL is not'],
  [{ MAIL_FROM: 'site' }, 'Invalid setting MAIL_FROM: it must be an email address'],
])('mail without %o stops the start', (change, sentence) => {
  const given = { ...mailed, SMTP_URL: 'smtps://mail.example', ...change }
  expect(refusal(given).message).toContain(sentence)
})
