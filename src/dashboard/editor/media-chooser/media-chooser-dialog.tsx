import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { mediaApi } from '../../../api/client/media-api.ts'
import { mapped } from '../../../api/client/send.ts'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { ImageDrop } from '../../kit/fields/image-drop.tsx'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { MediaGrid } from './media-grid.tsx'
import { UploadList } from './upload-list.tsx'
import { useLibraryPages } from './use-library-pages.ts'
import { useUploads } from './use-uploads.ts'
import { mediaWords } from './words.ts'
import styles from './media-chooser.module.css'

type MediaChooserDialogProps = {
  isMultiple: boolean
  onChoose: (pictures: LibraryPictureResponse[]) => void
  onClose: () => void
}

export function MediaChooserDialog({ isMultiple, onChoose, onClose }: MediaChooserDialogProps) {
  const words = useWords(mediaWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const library = useLibraryPages(listPictures)
  const [chosen, setChosen] = useState<LibraryPictureResponse[]>([])
  const uploads = useUploads({ tooMany: words.tooMany, onUploaded: addUploaded })

  function addUploaded(picture: LibraryPictureResponse) {
    library.add(picture)
    setChosen((before) =>
      isMultiple ? [...before.filter(({ id }) => id !== picture.id), picture] : [picture],
    )
  }
  function chosenBy(ids: string[]): LibraryPictureResponse[] {
    const known = [...chosen, ...library.items]
    return ids.flatMap((id) => known.find((picture) => picture.id === id) ?? [])
  }
  function finish(pictures: LibraryPictureResponse[]) {
    if (pictures.length === 0) return
    onChoose(pictures)
    onClose()
  }

  return (
    <Dialog
      isOpen
      isForm
      isWide
      title={words.title}
      onClose={onClose}
      actions={
        <>
          {isMultiple && chosen.length > 0 && (
            <output className={styles.count}>{words.chosen(chosen.length)}</output>
          )}
          <Button onPress={onClose}>{common.actions.cancel}</Button>
          <Button look="primary" isDisabled={chosen.length === 0} onPress={() => finish(chosen)}>
            {words.choose}
          </Button>
        </>
      }
    >
      {/* The search is no part of a form that the dialog was opened from. */}
      <div className={styles.chooser} onSubmit={(event) => event.stopPropagation()}>
        <SearchBox label={words.search} query={library.q} onSearch={library.search} />
        <ImageDrop
          className={styles.drop}
          label={words.title}
          allowsMultiple={isMultiple}
          onFiles={uploads.add}
        >
          <Button icon={<IconUpload size={18} aria-hidden="true" />}>{words.upload}</Button>
          <span className={styles.hint}>{words.dropHint}</span>
        </ImageDrop>
        <UploadList uploads={uploads} />
        {library.failure && <FormAlert title={`${words.failed}: ${translate(library.failure)}`} />}
        {library.page === 0 && <Spinner />}
        {library.page > 0 && library.items.length === 0 && !library.failure && (
          <p className={styles.none}>{library.q ? words.nothingFound : words.empty}</p>
        )}
        {library.items.length > 0 && (
          <MediaGrid
            pictures={library.items}
            isMultiple={isMultiple}
            chosen={chosen.map(({ id }) => id)}
            onChange={(ids) => setChosen(chosenBy(ids))}
            onOpen={isMultiple ? undefined : (id) => finish(chosenBy([id]))}
          />
        )}
        {library.hasMore && (
          <Button isPending={library.isWaiting} onPress={library.showMore}>
            {words.more}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

async function listPictures(query: { page: number; q?: string }) {
  const answer = await client(mediaApi).list(query)
  return mapped(answer, ({ media, pagination }) => ({ items: media, pagination }))
}
