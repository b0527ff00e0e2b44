import { mailFailures } from '../domain/mails/mail.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints, ResponseOf } from './endpoint.ts'
import { sentence, timestamp } from './shared.ts'

const bytes = z
  .int()
  .nonnegative()
  .meta({ examples: [2_048_000] })
const count = z
  .int()
  .nonnegative()
  .meta({ examples: [10] })
const version = z.string().meta({ examples: ['0.1.0'] })

const lastBackup = z.strictObject({
  ended_at: timestamp,
  is_proven: z.boolean().describe('It was restored once, and nothing was wrong'),
  bytes: bytes.nullable(),
  fault: z.string().nullable().describe('What was wrong, in English'),
})

const changes = z
  .strictObject({
    sent_until: timestamp
      .nullable()
      .describe('All changes before it are there; null if that is not known'),
    lag_seconds: count.nullable().describe('How long ago that was'),
    behind_since: timestamp.nullable().describe('Null while changes are sent as they come'),
    fault: z.string().nullable().describe('Why they could not be sent, in English'),
    has_base: z.boolean().describe('A backup is there from which they go on'),
  })
  .nullable()
  .describe('Null where changes are not sent, and until the first look at the place')

const backups = z
  .strictObject({
    location: z
      .string()
      .describe('A folder of the server, or an address in a bucket')
      .meta({ examples: ['/var/lib/wajha/backups'] }),
    is_on_disk_of_data: z.boolean(),
    is_running: z.boolean(),
    next_at: timestamp.nullable().describe('Null if they are only made by hand'),
    last: lastBackup.nullable(),
    proven_at: timestamp.nullable().describe('When the newest proven one was made'),
    kept: count.describe('Number of backups there'),
    changes,
  })
  .nullable()
  .describe('Null if the server makes none')

const exported = z
  .strictObject({
    is_running: z.boolean(),
    progress: z.strictObject({ done: count, total: count }).nullable(),
    ready: z
      .strictObject({
        made_at: timestamp,
        until: timestamp.describe('It is removed then'),
        bytes,
        missing: count.describe('Pictures and files that are lost'),
      })
      .nullable(),
    fault: z.string().nullable().describe('Why the last one was not made, in English'),
  })
  .describe('All texts and pictures in one file that other programs read')

const mailFault = z
  .strictObject({
    recipient: z.string().meta({ examples: ['layla@naoura.example'] }),
    failure: z.enum(mailFailures),
    answer: z
      .string()
      .describe('What the mail server said, or the machine if it said nothing')
      .meta({ examples: ['550 5.1.1 No such mailbox'] }),
    ended_at: timestamp.nullable().describe('When it was given up; null if it is tried again'),
    next_try_at: timestamp.nullable(),
  })
  .meta({ id: 'MailFault', description: 'A mail that could not be sent.' })

const mail = z
  .strictObject({
    waiting: count.describe('Mails that are still to be sent'),
    sent_at: timestamp.nullable().describe('When the last one was sent'),
    faults: z.array(mailFault).describe('The latest first'),
  })
  .nullable()
  .describe('Null if the server sends no mail')

const system = z
  .strictObject({
    version,
    store: z.strictObject({
      engine: z.string().meta({ description: 'Name of the database engine', examples: ['SQL'] }),
      is_frozen: z.boolean().describe('Content can be read but not changed'),
    }),
    media: z.strictObject({
      pictures: count,
      bucket: z
        .string()
        .nullable()
        .describe('Where pictures lie; null if that is the data folder')
        .meta({ examples: ['s3://naoura/media'] }),
      disk: z.strictObject({ free: bytes, size: bytes }).describe('Of the data folder'),
    }),
    backups,
    export: exported,
    mail,
    instances: z
      .array(
        z.strictObject({
          host: z.string().meta({ examples: ['web-1'] }),
          version,
          started_at: timestamp,
        }),
      )
      .describe('Servers that share the database; empty if none can'),
  })
  .meta({ id: 'System', description: 'What the installation runs on, and its backups.' })

export const systemEndpoints = {
  'GET /system': {
    summary: 'See what the installation runs on, and its backups',
    access: 'admin',
    response: system,
  },
  'POST /system/backups': {
    summary: 'Back up now (it begins within seconds)',
    access: 'admin',
    status: 202,
    response: z.strictObject({ message: sentence(messages.backupBegun) }),
    errors: ['no-backup-place'],
  },
  'POST /system/export': {
    summary: 'Prepare all texts and pictures as a zip file',
    access: 'admin',
    status: 202,
    response: z.strictObject({ message: sentence(messages.exportBegun) }),
  },
  'POST /system/export/link': {
    summary: 'Make a link that gives the prepared file once, within five minutes',
    access: 'admin',
    status: 201,
    response: z.strictObject({
      link: z.string().meta({ examples: ['/api/downloads/b3V0cHV0'] }),
      expires_at: timestamp,
    }),
    errors: ['nothing-prepared'],
  },
  'POST /system/test-mail': {
    summary: 'Send yourself a mail, to see whether mail arrives',
    access: 'admin',
    status: 202,
    response: z.strictObject({ message: sentence(messages.testMailQueued) }),
    errors: ['no-mail-server'],
  },
} satisfies Endpoints
export type SystemResponse = ResponseOf<(typeof systemEndpoints)['GET /system']>
