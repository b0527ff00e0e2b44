import { join } from 'node:path'
import type { Bucket } from '../engine/bucket.ts'
import { createMediaBucket } from './media-bucket.ts'
import { createMediaFiles, type MediaFiles } from './media-files.ts'

/** Files are prepared in the data folder even where a bucket keeps them. */
export function mediaFilesIn(dataFolder: string, bucket: Bucket | null): MediaFiles {
  const folder = join(dataFolder, 'media')
  return bucket ? createMediaBucket(bucket, join(folder, '.staging')) : createMediaFiles(folder)
}
