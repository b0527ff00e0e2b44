import { resolve } from 'node:path'
import proxyAddress from 'proxy-addr'
import { z } from 'zod'
import { emailAddress } from '../domain/people/credentials.ts'
import { normalisedEmail } from '../domain/people/email.ts'
import { passwordLength } from '../domain/people/user.ts'
import { backupSettings, backupsOf, namesBucket } from './backup-setting.ts'
import { accessOf, bucketSettings, isWholeSite } from './bucket-setting.ts'
import { mailOf, mailSettings } from './mail-setting.ts'
import { secretsInFiles } from './secret-files.ts'
import { WrongSetting } from './wrong-setting.ts'

const ownFolder = resolve(import.meta.dirname, '../..')

const text = z.string().min(1)
const portNumber = z
  .string()
  .regex(/^\d+$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.number().max(65_535, 'must be at most 65535'))
const list = z
  .string()
  .default('')
  .transform((given) => given.split(/[\s,]+/).filter(Boolean))
const settings = z.object({
  PORT: portNumber.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    // A path would be lost: pages, cookies and links belong to the whole host.
    .refine(isWholeSite, 'must be a host alone, such as https://naoura.example')
    .transform((address) => new URL(address).origin)
    .optional(),
  STOP_DELAY: z
    .string()
    .regex(/^\d+$/, 'must be a whole number of seconds')
    .transform(Number)
    .pipe(z.number().max(60, 'must be at most 60'))
    .default(0),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d*$/, 'must be a whole number from 1 on')
    .transform(Number)
    .pipe(z.number().max(200, 'must be at most 200'))
    .optional(),
  ...bucketSettings,
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  API_KEY: z
    .string()
    .regex(/^[!-~](?:[ -~]*[!-~])?$/, 'must be letters, digits and signs of ASCII, as headers are')
    .default('wajha-public'),
  ADMIN_EMAIL: text
    .pipe(z.string().refine(isEmailAddress, 'must be an email address'))
    .transform(normalisedEmail)
    .default('admin@naoura.example'),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
    .max(passwordLength.max, `must have at most ${passwordLength.max} characters`)
    .optional(),
  DEMO_CONTENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: text.optional(),
  ...backupSettings,
  ...mailSettings,
  AUDIT_DAYS: z
    .string()
    .regex(/^[1-9]\d*$/, 'must be a whole number of days from 1 on')
    .transform(Number)
    .pipe(z.number().max(3_650, 'must be at most 3650'))
    .default(400),
  ALLOWED_ORIGINS: list
    .refine((origins) => origins.every(isOrigin), 'must list origins such as https://app.example')
    .transform((origins) => origins.map((origin) => new URL(origin).origin)),
  CDN_SECONDS: z
    .string()
    .regex(/^\d+$/, 'must be a whole number of seconds')
    .transform(Number)
    .pipe(z.number().max(86_400, 'must be at most 86400'))
    .default(0),
  TRUSTED_PROXIES: list.refine(areNetworks, 'must list IP addresses or networks'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace and silent',
    )
    .default('info'),
})

function isEmailAddress(text: string): boolean {
  return emailAddress.safeParse(text).success
}

function isOrigin(address: string): boolean {
  return /^https?:\/\//.test(address) && isWholeSite(address)
}

function areNetworks(list: string[]): boolean {
  try {
    return Boolean(proxyAddress.compile(list))
  } catch {
    return false
  }
}

export type Config = ReturnType<typeof readConfig>

type Settings = z.output<typeof settings>

function connectionsOf({ DATABASE_POOL, DATABASE_URL }: Settings) {
  if (DATABASE_POOL === undefined || DATABASE_URL !== undefined) return DATABASE_POOL
  throw new WrongSetting('DATABASE_POOL is set, and DATABASE_URL is not: SQLite has no pool.')
}

function metricsOf({ PORT, METRICS_PORT, METRICS_HOST }: Settings) {
  if (METRICS_PORT === undefined) {
    if (METRICS_HOST === undefined) return null
    throw new WrongSetting('METRICS_HOST is set, and METRICS_PORT is not: set it, too.')
  }
  if (METRICS_PORT === PORT && PORT !== 0) {
    throw new WrongSetting('METRICS_PORT and PORT are the same: set METRICS_PORT to another port.')
  }
  return { port: METRICS_PORT, host: METRICS_HOST ?? '127.0.0.1' }
}

export function siteAddress({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
}

function refuse(sentence: string): never {
  throw new WrongSetting(sentence)
}

/** Programs that run from a build name the folder of the project, because the build lies elsewhere. */
export function readConfig(environment: NodeJS.ProcessEnv, projectFolder = ownFolder) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const inFiles = secretsInFiles(given, projectFolder)
  const result = settings.safeParse({ ...given, ...inFiles })
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = issue?.path.join('.') ?? ''
    throw new WrongSetting(
      `Invalid setting ${name in inFiles ? `${name}_FILE` : name}: it ${issue?.message}.`,
    )
  }
  const { data } = result
  const dataFolder = resolve(projectFolder, data.DATA_DIR)
  const isDevelopment = environment.NODE_ENV === 'development'
  const { S3_BUCKET: name, S3_PREFIX: prefix = '' } = data
  const access = accessOf(data, namesBucket(data), refuse)
  return {
    projectFolder,
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    stopDelay: data.STOP_DELAY * 1000,
    dataFolder,
    backups: isDevelopment ? null : backupsOf(data, { dataFolder, projectFolder, access }),
    metrics: metricsOf(data),
    mail: mailOf(data),
    backupRecipient: data.BACKUP_RECIPIENT,
    databaseUrl: data.DATABASE_URL,
    connections: connectionsOf(data),
    bucketAccess: access,
    bucket: name !== undefined && access ? { ...access, name, prefix } : null,
    tokenSecret: data.JWT_SECRET,
    apiKey: data.API_KEY,
    administrator: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    demoContent: data.DEMO_CONTENT === 'on',
    auditDays: data.AUDIT_DAYS,
    allowedOrigins: data.ALLOWED_ORIGINS,
    cdnSeconds: data.CDN_SECONDS,
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
    clientFolder: resolve(projectFolder, 'build/client'),
    demoFolder: resolve(projectFolder, 'demo'),
    isDevelopment,
  }
}
