import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { filesApi } from '../../../api/client/files-api.ts'
import { mapped } from '../../../api/client/send.ts'
import type { LibraryFileResponse } from '../../../contract/files.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { LibraryChooser } from '../media-chooser/library-chooser.tsx'
import { useLibraryPages } from '../media-chooser/use-library-pages.ts'
import { FileDialog } from './file-dialog.tsx'
import { FileFacts } from './file-facts.tsx'
import { nameOfFile } from './file-values.ts'
import styles from './files.module.css'
import { libraryFileWords } from './words.ts'

type FileChooserDialogProps = {
  most: number
  onChoose: (files: LibraryFileResponse[]) => void
  onClose: () => void
}

export function FileChooserDialog({ most, onChoose, onClose }: FileChooserDialogProps) {
  const words = useWords(libraryFileWords)
  const library = useLibraryPages(listFiles)
  const [chosen, setChosen] = useState<LibraryFileResponse[]>([])
  const [isUploading, setUploading] = useState(false)

  function toggle(file: LibraryFileResponse, isChosen: boolean) {
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== file.id)
      return isChosen ? [...others, file].slice(-most) : others
    })
  }
  function addUploaded(file: LibraryFileResponse) {
    setUploading(false)
    library.add(file)
    toggle(file, true)
  }

  return (
    <>
      <LibraryChooser
        title={most === 1 ? words.chooseFile : words.chooserTitle}
        words={words}
        library={library}
        chosen={chosen}
        isCounted
        onChoose={onChoose}
        onClose={onClose}
        upload={
          <div className={styles.tools}>
            <Button
              icon={<IconUpload size={18} aria-hidden="true" />}
              onPress={() => setUploading(true)}
            >
              {words.upload}
            </Button>
          </div>
        }
      >
        <ul className={styles.list}>
          {library.items.map((file) => (
            <li key={file.id}>
              <Checkbox
                label={<FileLabel file={file} />}
                isChecked={chosen.some(({ id }) => id === file.id)}
                onChange={(isChosen) => toggle(file, isChosen)}
              />
            </li>
          ))}
        </ul>
      </LibraryChooser>
      {isUploading && (
        <div onSubmit={(event) => event.stopPropagation()}>
          <FileDialog file={null} onSaved={addUploaded} onClose={() => setUploading(false)} />
        </div>
      )}
    </>
  )
}

function FileLabel({ file }: { file: LibraryFileResponse }) {
  const words = useWords(libraryFileWords)
  const { language, nameOf } = useLocale()
  const name = nameOfFile(file, language)
  return (
    <>
      <bdi lang={name.language}>{name.title}</bdi>
      {useLanguagesChosenFirst().map(({ code }) => {
        const version = file.versions[code]
        return (
          <small key={code}>
            {version ? (
              <>
                {nameOf(code)}: <FileFacts version={version} />
              </>
            ) : (
              words.noVersion(nameOf(code))
            )}
          </small>
        )
      })}
    </>
  )
}

async function listFiles(query: { page: number; q?: string }) {
  const answer = await client(filesApi).list(query)
  return mapped(answer, ({ files, pagination }) => ({ items: files, pagination }))
}
