import { IconFileDownload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { filesApi } from '../../../../api/client/files-api.ts'
import type { LibraryFileResponse } from '../../../../contract/files.ts'
import { blockLimits, type Download } from '../../../../domain/pages/block.ts'
import { Button } from '../../../../ui/button.tsx'
import { client } from '../../../app/client.ts'
import { useLocale, useWords } from '../../../app/locale/locale.tsx'
import { newId } from '../../../app/new-id.ts'
import { useLanguagesChosenFirst } from '../../../app/shell/use-shell-data.ts'
import { LazyMount } from '../../../kit/lazy-mount.tsx'
import { FileFacts } from '../../files/file-facts.tsx'
import styles from '../../files/files.module.css'
import { libraryFileWords } from '../../files/words.ts'
import type { BlockFormProps } from '../blocks-form.ts'
import { BlockBody } from '../form-parts.tsx'
import { ItemList } from '../item-list.tsx'
import { blockWords } from '../words.ts'

export function DownloadsForm(props: BlockFormProps<'downloads'>) {
  const { id, block, onChange, fieldOf, revision } = props
  const { kind, items } = block
  const { files, know } = useFiles(items)
  const change = (changed: Download[]) => onChange({ ...block, items: changed })

  function add(chosen: LibraryFileResponse[]) {
    know(chosen)
    const added = chosen.map((file) => ({ id: newId(), file: file.id }))
    change([...items, ...added].slice(0, blockLimits.items))
  }

  return (
    <BlockBody {...{ id, kind, fieldOf }}>
      <ItemList
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={<AddFiles room={blockLimits.items - items.length} onChoose={add} />}
      >
        {(item) => <FileView file={files.get(item.file)} />}
      </ItemList>
    </BlockBody>
  )
}

type AddFilesProps = { room: number; onChoose: (files: LibraryFileResponse[]) => void }

function AddFiles({ room, onChoose }: AddFilesProps) {
  const words = useWords(blockWords)
  // Counted, so that a script that did not come is asked for again.
  const [opening, setOpening] = useState(0)
  return (
    <>
      <Button
        isDisabled={room <= 0}
        icon={<IconFileDownload size={18} aria-hidden="true" />}
        onPress={() => setOpening(opening + 1)}
      >
        {words.items.downloads.add}
      </Button>
      {opening > 0 && (
        <LazyMount
          key={opening}
          load={fileChooserDialog}
          given={{ most: room, onChoose, onClose: () => setOpening(0) }}
        />
      )}
    </>
  )
}

async function fileChooserDialog() {
  return (await import('../../files/file-chooser-dialog.tsx')).FileChooserDialog
}

/** A file is null once it is known to be gone. */
function useFiles(items: Download[]) {
  const [files, setFiles] = useState(new Map<string, LibraryFileResponse | null>())
  const note = (id: string, file: LibraryFileResponse | null) =>
    setFiles((before) => new Map(before).set(id, file))
  const find = useEffectEvent(async (id: string) => {
    if (files.has(id)) return
    const answer = await client(filesApi).get(id)
    if (answer.ok) note(id, answer.value.file)
    else if (answer.status === 404) note(id, null)
  })
  const ids = [...new Set(items.map(({ file }) => file))].join()
  useEffect(() => {
    for (const id of ids.split(',').filter(Boolean)) void find(id)
  }, [ids])
  return {
    files,
    know: (chosen: LibraryFileResponse[]) => chosen.forEach((file) => note(file.id, file)),
  }
}

function FileView({ file }: { file: LibraryFileResponse | null | undefined }) {
  const words = useWords(libraryFileWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst()
  if (file === undefined) return null
  if (file === null) return <p className={styles.problem}>{words.gone}</p>
  const isWhole = languages.every(({ code }) => file.versions[code])
  return (
    <div className={styles.shown}>
      <dl>
        {languages.map(({ code }) => {
          const version = file.versions[code]
          return (
            <div key={code}>
              <dt>{nameOf(code)}</dt>
              <dd>
                {version ? (
                  <>
                    <bdi lang={code}>{version.title}</bdi> · <FileFacts version={version} />
                  </>
                ) : (
                  words.noVersion(nameOf(code))
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {!isWhole && <p className={styles.hint}>{words.elsewhere}</p>}
    </div>
  )
}
