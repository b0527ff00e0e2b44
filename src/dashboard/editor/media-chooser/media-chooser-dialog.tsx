import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { mediaApi } from '../../../api/client/media-api.ts'
import { mapped } from '../../../api/client/send.ts'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { ImageDrop } from '../../kit/fields/image-drop.tsx'
import { LibraryChooser } from './library-chooser.tsx'
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
    <LibraryChooser
      title={words.title}
      words={words}
      library={library}
      chosen={chosen}
      isCounted={isMultiple}
      onChoose={onChoose}
      onClose={onClose}
      upload={
        <>
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
        </>
      }
    >
      <MediaGrid
        pictures={library.items}
        isMultiple={isMultiple}
        chosen={chosen.map(({ id }) => id)}
        onChange={(ids) => setChosen(chosenBy(ids))}
        onOpen={isMultiple ? undefined : (id) => finish(chosenBy([id]))}
      />
    </LibraryChooser>
  )
}

async function listPictures(query: { page: number; q?: string }) {
  const answer = await client(mediaApi).list(query)
  return mapped(answer, ({ media, pagination }) => ({ items: media, pagination }))
}
