import { join } from 'node:path'
import type { Bucket } from '../engine/bucket.ts'
import { createMediaBucket } from './media-bucket.ts'
import { createMediaFiles, type MediaFiles } from './media-files.ts'
import type { FolderName } from './media-names.ts'

export type FileFolders = Record<FolderName, MediaFiles>

/** Files are prepared in the data folder even where a bucket keeps them. */
export function fileFoldersIn(dataFolder: string, bucket: Bucket | null): FileFolders {
  return { media: opened('media'), files: opened('files'), attachments: opened('attachments') }

  function opened(name: FolderName): MediaFiles {
    const folder = join(dataFolder, name)
    if (!bucket) return createMediaFiles(folder, name)
    return createMediaBucket(bucket, join(folder, '.staging'), name)
  }
}
