import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createAccessKeyStore } from './people/access-key-store.ts'
import { createArticleStore } from './articles/article-store.ts'
import { createDueArticles } from './articles/due-articles.ts'
import { createAuditStore } from './audit/audit-store.ts'
import { createAttemptStore } from './people/attempt-store.ts'
import { copyBeforeMigrating, copyFolder } from './backup/copy-before-migrating.ts'
import { type BackupSetting, createBackupStore } from './backup/backup-store.ts'
import { createCoverageStore } from './coverage/coverage-store.ts'
import { createCardStore } from './partners/card-store.ts'
import { type Bucket, type BucketOptions, openBucket } from './engine/bucket.ts'
import { type Database, openDatabase, patience } from './engine/database.ts'
import { createDemoStore } from './installation/demo-store.ts'
import { deleteContent } from './installation/delete-content.ts'
import { foldersApart, joinPictures, refuseLostDatabase } from './installation/installation.ts'
import { createShipper, type Shipping, stopRecording } from './changes/ship-changes.ts'
import { createExportFiles } from './leaving/export-files.ts'
import { createExportStore } from './leaving/export-store.ts'
import { createFileStore } from './files/file-store.ts'
import { createFactorStore } from './people/factor-store.ts'
import { createInstallStore } from './installation/install-store.ts'
import { indexMissing, isIndexed } from './installation/missing-words.ts'
import { createKnownAddressStore } from './people/known-address-store.ts'
import { createLanguageStore } from './languages/language-store.ts'
import { createLibraryStore } from './media/library-store.ts'
import { createLinkStore } from './people/link-store.ts'
import { type FileFolders, fileFoldersIn } from './media/media-files-in.ts'
import { createMediaStore } from './media/media-store.ts'
import { createPictureQueue } from './media/picture-queue.ts'
import { createMailStore } from './mails/mail-store.ts'
import { createOutbox } from './mails/outbox.ts'
import { createImportStore } from './moving/import-store.ts'
import { createMovingStore } from './moving/moving-store.ts'
import { openPartPlace } from './moving/part-place.ts'
import { createAttachmentStore } from './messages/attachment-store.ts'
import { createMessageStore } from './messages/message-store.ts'
import { createNoteStore } from './messages/note-store.ts'
import { createPersonStore } from './messages/person-store.ts'
import { createRetentionStore } from './messages/retention-store.ts'
import { createReplyStore } from './messages/reply-store.ts'
import { isMigrated, migrate } from './engine/migrate.ts'
import { createPasskeyStore } from './people/passkey-store.ts'
import { createFormStore } from './forms/form-store.ts'
import { createPageStore } from './pages/page-store.ts'
import { createMissingAddressStore } from './seo/missing-address-store.ts'
import { createOverviewStore } from './installation/overview-store.ts'
import { createRedirectStore } from './seo/redirect-store.ts'
import { createLedgerStore } from './history/ledger-store.ts'
import { createRevisionStore } from './history/revision-store.ts'
import { createReviewStore } from './articles/review-store.ts'
import { createSearchStore } from './search/search-store.ts'
import { createSectionStore } from './sections/section-store.ts'
import { createSecurityStore } from './people/security-store.ts'
import { createSessionStore } from './people/session-store.ts'
import { createSystemStore } from './installation/system-store.ts'
import { createSignInStepStore } from './people/sign-in-step-store.ts'
import { createTopicStore } from './topics/topic-store.ts'
import { createTrashStore } from './history/trash-store.ts'
import { createPreviewLinkStore } from './previews/preview-link-store.ts'
import { createPreviewStore } from './previews/preview-store.ts'
import { createUserStore } from './people/user-store.ts'
import { createVisitStore } from './seo/visit-store.ts'
import { createPublishingRuleStore } from './scheduling/publishing-rule-store.ts'
import { createTimeZoneStore } from './scheduling/time-zone-store.ts'
import { createWorkStore } from './scheduling/work-store.ts'

export type Storage = Awaited<ReturnType<typeof createStorage>>

type StorageOptions = {
  dataFolder: string
  bucket?: BucketOptions | null
  database?: string | undefined
  connections?: number | undefined
  backups?: BackupSetting | null
  shipping?: Shipping | null
  sendsMail?: boolean | undefined
}

/**
 * Opens and migrates the stores. Throws if database and pictures belong to different installations.
 */
export async function createStorage(options: StorageOptions) {
  const { dataFolder, database: where, connections, backups } = options
  const address = where ?? join(dataFolder, 'wajha.sqlite')
  const bucket = options.bucket ? await openBucket(options.bucket) : null
  const folders = fileFoldersIn(dataFolder, bucket)
  const all = Object.values(folders)
  if (where === undefined) {
    for (const files of all) await refuseLostDatabase(address, dataFolder, files)
  }
  const database = openDatabase(address, { connections })
  try {
    const apart = await foldersApart(database, all)
    // Connections of its own cost as much as all else of a start that finds everything prepared.
    const isPrepared = (await isMigrated(database)) && (await isIndexed(database))
    if (!isPrepared) {
      await database.withoutTimeout(async (patient) => {
        if (where === undefined) {
          await copyBeforeMigrating(patient, { file: address, folder: copyFolder(dataFolder) })
        }
        await migrate(patient)
        await indexMissing(patient)
      })
    }
    for (const files of apart) await joinPictures(database, files)
    if (!options.shipping) await stopRecording(database)
  } catch (error) {
    await database.close()
    throw error
  }
  const { withInstallLock, outage, changes } = database
  const { shipping } = options
  const parts = { database, folders, databaseFile: address }
  return {
    ...stores({ database, folders, bucket, dataFolder }, options.sendsMail ?? false),
    exports: createExportStore(database, createExportFiles(dataFolder, bucket)),
    attempts: database.engine === 'postgres' ? createAttemptStore(database) : null,
    backups: createBackupStore(database, { dataFolder, setting: backups ?? null }),
    shipper: shipping && where === undefined ? createShipper(parts, shipping) : null,
    system: createSystemStore(database, dataFolder, folders.media),
    withInstallLock,
    outage,
    changes,
    deleteContent: () => deleteContent(database),
    bucket,
    close,
  }

  async function close(): Promise<void> {
    await changes.close()
    await database.close()
  }
}

export class NotPrepared extends Error {}

/**
 * Opens what a start of this build has prepared, for work beside the server; prepares nothing itself.
 * Throws NotPrepared.
 */
export async function openPrepared({
  dataFolder,
  database: where,
  bucket: bucketOptions,
  sendsMail = false,
}: StorageOptions) {
  const address = where ?? join(dataFolder, 'wajha.sqlite')
  if (where === undefined && !statSync(address, { throwIfNoEntry: false })?.size) {
    throw new NotPrepared(
      `There is no database in ${dataFolder}: start Wajha once, or set DATA_DIR or DATABASE_URL to where it is kept.`,
    )
  }
  const database = openDatabase(address, { patience: patience.ofCommands })
  const bucket = bucketOptions ? await openBucket(bucketOptions) : null
  const folders = fileFoldersIn(dataFolder, bucket)
  const opened = { ...stores({ database, folders, bucket, dataFolder }, sendsMail), bucket }
  try {
    const isPrepared = (await isMigrated(database)) && (await opened.installation.isComplete())
    if (isPrepared) return { ...opened, database, close: database.close }
  } catch (error) {
    await database.close()
    throw error
  }
  await database.close()
  throw new NotPrepared('The database was prepared by another build: start this one once.')
}

type StoreParts = {
  database: Database
  folders: FileFolders
  bucket: Bucket | null
  dataFolder: string
}

function stores({ database, folders, bucket, dataFolder }: StoreParts, sendsMail: boolean) {
  const outbox = createOutbox(sendsMail)
  const media = createMediaStore(database, folders.media)
  const files = createFileStore(database, folders.files)
  return {
    accessKeys: createAccessKeyStore(database),
    articles: createArticleStore(database),
    attachments: createAttachmentStore(database, folders.attachments, dataFolder),
    audit: createAuditStore(database),
    cards: createCardStore(database),
    coverage: createCoverageStore(database),
    dueArticles: createDueArticles(database),
    demo: createDemoStore(database),
    files,
    folders,
    forms: createFormStore(database),
    factors: createFactorStore(database, outbox),
    imports: createImportStore(database, openPartPlace(dataFolder, bucket), dataFolder),
    installation: createInstallStore(database),
    knownAddresses: createKnownAddressStore(database),
    languages: createLanguageStore(database),
    library: createLibraryStore(database, media),
    links: createLinkStore(database, outbox),
    mails: createMailStore(database, outbox),
    media,
    messages: createMessageStore(database, outbox),
    notes: createNoteStore(database),
    persons: createPersonStore(database, folders.attachments),
    moving: createMovingStore(database, files),
    missingAddresses: createMissingAddressStore(database),
    overview: createOverviewStore(database),
    pages: createPageStore(database),
    passkeys: createPasskeyStore(database, outbox),
    pictureQueue: createPictureQueue(database, folders.media),
    redirects: createRedirectStore(database),
    replies: createReplyStore(database, outbox),
    retention: createRetentionStore(database, folders.attachments),
    ledgers: createLedgerStore(database),
    revisions: createRevisionStore(database),
    reviews: createReviewStore(database),
    search: createSearchStore(database),
    sections: createSectionStore(database),
    security: createSecurityStore(database),
    sessions: createSessionStore(database, outbox),
    signInSteps: createSignInStepStore(database),
    timeZone: createTimeZoneStore(database),
    topics: createTopicStore(database),
    publishingRule: createPublishingRuleStore(database),
    trash: createTrashStore(database),
    previewLinks: createPreviewLinkStore(database),
    previews: createPreviewStore(database),
    users: createUserStore(database, outbox),
    visits: createVisitStore(database),
    work: createWorkStore(database),
  }
}
