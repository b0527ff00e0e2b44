import { IconAlertCircle, IconCheck, IconReload, IconX } from '@tabler/icons-react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Button } from '../../../ui/button.tsx'
import { FileImage } from '../../../ui/file-image.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import type { QueuedUpload } from './upload-queue.ts'
import styles from './upload-list.module.css'
import { UploadProgress } from './upload-progress.tsx'
import type { Uploads } from './use-uploads.ts'
import { mediaWords } from './words.ts'

type UploadListProps = {
  uploads: Uploads
  onShow?: (picture: LibraryPictureResponse) => void
}

export function UploadList({ uploads, onShow }: UploadListProps) {
  const words = useWords(mediaWords)
  if (uploads.uploads.length === 0) return null
  return (
    <section className={styles.uploads} aria-label={words.uploads}>
      <ul className={styles.list}>
        {uploads.uploads.map((upload) => (
          <li key={upload.id} className={styles.upload} data-state={upload.state}>
            <FileImage className={styles.picture} file={upload.file} alt="" />
            <bdi className={styles.name}>{upload.file.name}</bdi>
            <UploadStateView upload={upload} />
            <UploadTools upload={upload} uploads={uploads} onShow={onShow} />
          </li>
        ))}
      </ul>
      {!uploads.isUploading && (
        <Button look="quiet" onPress={uploads.clear}>
          {words.clear}
        </Button>
      )}
    </section>
  )
}

function UploadStateView({ upload: { file, state, share, reason } }: { upload: QueuedUpload }) {
  const words = useWords(mediaWords)
  const { translate } = useLocale()
  if (state === 'sending')
    return <UploadProgress name={file.name} share={share} isSent={share === 1} />
  return (
    <span className={styles.state} role={state === 'waiting' ? undefined : 'status'}>
      {(state === 'done' || state === 'known') && <IconCheck size={16} aria-hidden="true" />}
      {state === 'failed' && <IconAlertCircle size={16} aria-hidden="true" />}
      <span>
        {words.states[state]}
        {reason && <span className={styles.reason}> {translate(reason)}</span>}
      </span>
    </span>
  )
}

type UploadToolsProps = Omit<UploadListProps, 'onShow'> & {
  upload: QueuedUpload
  onShow: UploadListProps['onShow'] | undefined
}

function UploadTools({ upload: { id, file, state, picture }, uploads, onShow }: UploadToolsProps) {
  const words = useWords(mediaWords)
  if (state === 'failed') {
    return (
      <IconButton label={words.retry(file.name)} onPress={() => uploads.retry(id)}>
        <IconReload size={18} aria-hidden="true" />
      </IconButton>
    )
  }
  if (state === 'waiting' || state === 'sending') {
    return (
      <IconButton label={words.cancel(file.name)} onPress={() => uploads.cancel(id)}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    )
  }
  if (!picture || !onShow) return null
  return (
    <Button look="quiet" onPress={() => onShow(picture)}>
      {words.show(picture.name || file.name)}
    </Button>
  )
}
