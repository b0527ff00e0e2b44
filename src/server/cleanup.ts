import type { Log } from '../api/http/api-parts.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { Config } from './config.ts'
import type { Job } from './scheduler.ts'

const hour = 60 * 60 * 1000

/** Whoever changes the audit trail cannot change what a log or a backup says of its end. */
export async function logAuditHead({ audit }: Pick<Storage, 'audit'>, log: Log): Promise<void> {
  const { id, hash } = await audit.head()
  log.info({ end: `${id}:${hash}` }, 'audit trail')
}

/** The log holds counts alone. */
export async function eraseDueMessages(
  { installation, retention }: Pick<Storage, 'installation' | 'retention'>,
  log: Log,
): Promise<void> {
  if (await installation.isFrozen()) return
  const erased = await retention.erase(new Date())
  if (erased > 0) log.info({ erased }, 'messages erased that were kept long enough')
}

export function cleanup(storage: Storage, { auditDays }: Pick<Config, 'auditDays'>, log: Log): Job {
  const { installation, trash, previews, links, sessions, signInSteps, missingAddresses, visits } =
    storage
  const {
    accessKeys,
    attachments,
    attempts,
    files,
    imports,
    mails,
    media,
    messages,
    previewLinks,
  } = storage
  return {
    name: 'cleanup',
    isDueAtStart: true,
    next: (now) => new Date(now.getTime() + hour),
    async run(signal) {
      await logAuditHead(storage, log)
      if (await installation.isFrozen()) return { outcome: { is_frozen: true }, isDone: true }
      const stores = [
        trash,
        previews,
        previewLinks,
        links,
        mails,
        messages,
        sessions,
        accessKeys,
        signInSteps,
        missingAddresses,
        visits,
        ...(attempts ? [attempts] : []),
      ]
      const erase = () => eraseDueMessages(storage, log)
      const trim = (now: Date) => storage.audit.trim(auditDays, now)
      for (const clear of [
        ...stores.map(({ purge }) => purge),
        media.sweep,
        files.sweep,
        trim,
        erase,
        attachments.sweep,
        imports.sweep,
      ]) {
        if (!signal.aborted) await clear(new Date())
      }
      return { outcome: {}, isDone: true }
    },
  }
}
