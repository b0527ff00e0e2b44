import { IconPhoto, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { libraryPageSize } from '../../../domain/media/library-picture.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { shellWords } from '../../app/shell/words.ts'
import { MediaGrid } from '../../editor/media-chooser/media-grid.tsx'
import { UploadList } from '../../editor/media-chooser/upload-list.tsx'
import { useUploads } from '../../editor/media-chooser/use-uploads.ts'
import { mediaWords } from '../../editor/media-chooser/words.ts'
import { ImageChooser, ImageDropArea } from '../../kit/fields/image-drop.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { DeleteUnused } from './delete-unused.tsx'
import { isFiltered, type LibraryView } from './library-view.ts'
import styles from './media.module.css'
import { MediaTabs } from './media-tabs.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { libraryWords } from './words.ts'
import table from '../../kit/list/table.module.css'

type LibraryList = {
  media: LibraryPictureResponse[]
  pagination: Pagination
  view: LibraryView
}

export function MediaLibrary({ list: { media, pagination, view } }: { list: LibraryList }) {
  const shell = useWords(shellWords)
  const words = useWords(libraryWords)
  const shared = useWords(mediaWords)
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState(view.picture)
  const afterRemoval = useAfterRemoval()
  const uploads = useUploads({ tooMany: shared.tooMany, onUploaded: () => void revalidate() })

  function forget(trashIds: number[]) {
    setChosen(null)
    afterRemoval(trashIds)
  }

  return (
    <ImageDropArea className={styles.page} label={shared.title} onFiles={uploads.add}>
      <PageHead
        title={shell.pages.media}
        badge={<CountBadge count={pagination.total} name={words.count} />}
      >
        <DeleteUnused onRemoved={forget} />
        <ImageChooser allowsMultiple onFiles={uploads.add}>
          <Button look="primary" icon={<IconUpload size={18} aria-hidden="true" />}>
            {shared.upload}
          </Button>
        </ImageChooser>
      </PageHead>
      <MediaTabs />
      <UploadList uploads={uploads} onShow={({ id }) => setChosen(id)} />
      <Toolbar />
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
            onRemoved={forget}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      <LeaveGuard isDirty={uploads.isUploading} />
    </ImageDropArea>
  )
}

function Toolbar() {
  const words = useWords(libraryWords)
  const { search } = useWords(mediaWords)
  const { nameOf } = useLocale()
  const withoutAlt = useLanguagesChosenFirst().map(({ code }) => ({
    name: words.missingAlt(nameOf(code)),
    query: { missing: code },
  }))
  return (
    <ListToolbar
      search={search}
      label={words.filter}
      filters={[
        {
          options: [
            { name: words.all },
            { name: words.unused, query: { unused: 'true' } },
            ...withoutAlt,
          ],
        },
      ]}
    />
  )
}

function NoPictures({ view }: { view: LibraryView }) {
  const words = useWords(libraryWords)
  const { empty, nothingFound } = useWords(mediaWords)
  if (isFiltered(view)) {
    return (
      <EmptyList title={nothingFound}>
        <LinkButton to="?">{words.showAll}</LinkButton>
      </EmptyList>
    )
  }
  return (
    <EmptyList
      mark={<IconPhoto className={table.mark} stroke={1} aria-hidden="true" />}
      title={empty}
      hint={words.emptyHint}
    />
  )
}
