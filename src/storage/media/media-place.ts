import { join } from 'node:path'
import type { Bucket } from '../engine/bucket.ts'
import { createMediaBucket } from './media-bucket.ts'
import { createMediaFiles, type MediaFiles } from './media-files.ts'

/** With a bucket, too, files are prepared in the data folder. */
export function mediaFilesIn(dataFolder: string, bucket: Bucket | null): MediaFiles {
  const folder = join(dataFolder, 'media')
  return bucket ? createMediaBucket(bucket, join(folder, '.staging')) : createMediaFiles(folder)
}
