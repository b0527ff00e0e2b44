import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { libraryPageSize } from '../../../domain/library-picture.ts'
import { messages } from '../../../domain/messages.ts'
import type { Pagination } from '../../../domain/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { MediaGrid } from '../../editor/media-chooser/media-grid.tsx'
import { UploadList } from '../../editor/media-chooser/upload-list.tsx'
import { useUploads } from '../../editor/media-chooser/use-uploads.ts'
import { mediaWords } from '../../editor/media-chooser/words.ts'
import { ImageChooser, ImageDropArea } from '../../kit/fields/image-drop.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import table from '../../kit/list/table.module.css'
import { useUndo } from '../../kit/list/use-undo.ts'
import { DeleteUnused } from './delete-unused.tsx'
import type { LibraryView } from './library-view.ts'
import { LibraryToolbar } from './library-toolbar.tsx'
import styles from './media.module.css'
import { NoPictures } from './no-pictures.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { libraryWords } from './words.ts'

type LibraryList = {
  media: LibraryPictureResponse[]
  pagination: Pagination
  view: LibraryView
}

/** The whole page takes files; the details of the chosen picture stand beside the others. */
export function MediaLibrary({ list: { media, pagination, view } }: { list: LibraryList }) {
  const shell = useWords(shellWords)
  const words = useWords(libraryWords)
  const shared = useWords(mediaWords)
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState(view.picture)
  const wayBack = useUndo()
  const uploads = useUploads({ tooMany: shared.tooMany, onUploaded: () => void revalidate() })

  async function forget(trashIds: number[]) {
    setChosen(null)
    await revalidate()
    showToast('success', messages.deleted, {}, wayBack(trashIds))
  }

  return (
    <ImageDropArea className={styles.page} label={shared.title} onFiles={uploads.add}>
      <PageHead
        title={shell.pages.media}
        badge={<CountBadge count={pagination.total} name={words.count} />}
      >
        <DeleteUnused onRemoved={(trashIds) => void forget(trashIds)} />
        <ImageChooser allowsMultiple onFiles={uploads.add}>
          <Button look="primary" icon={<IconUpload size={18} aria-hidden="true" />}>
            {shared.upload}
          </Button>
        </ImageChooser>
      </PageHead>
      <UploadList uploads={uploads} onShow={({ id }) => setChosen(id)} />
      <LibraryToolbar view={view} />
      <div className={styles.library} data-with-panel={chosen !== null || undefined}>
        <div className={table.card}>
          {media.length === 0 ? (
            <NoPictures view={view} />
          ) : (
            <div className={styles.grid}>
              <MediaGrid
                pictures={media}
                isMultiple={false}
                chosen={chosen === null ? [] : [chosen]}
                onChange={([id = null]) => setChosen(id)}
                onOpen={setChosen}
              />
            </div>
          )}
          <Pager pagination={pagination} pageSize={libraryPageSize} />
        </div>
        {chosen !== null && (
          <PicturePanel
            key={chosen}
            id={chosen}
            altIn={chosen === view.picture ? view.alt : null}
            onRemoved={(trashIds) => void forget(trashIds)}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      <LeaveGuard isDirty={uploads.isUploading} />
    </ImageDropArea>
  )
}
