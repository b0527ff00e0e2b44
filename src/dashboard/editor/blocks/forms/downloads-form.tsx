import { IconFileDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { filesApi } from '../../../../api/client/files-api.ts'
import type { Result } from '../../../../api/client/send.ts'
import type { LibraryFileResponse } from '../../../../contract/files.ts'
import { blockLimits, type Download } from '../../../../domain/pages/block.ts'
import { Button } from '../../../../ui/button.tsx'
import { client } from '../../../app/client.ts'
import { useLocale, useWords } from '../../../app/locale/locale.tsx'
import { newId } from '../../../app/new-id.ts'
import { useLanguagesChosenFirst } from '../../../app/shell/use-shell-data.ts'
import { FileFacts } from '../../files/file-facts.tsx'
import styles from '../../files/files.module.css'
import { useFileChooser } from '../../files/use-file-chooser.tsx'
import { libraryFileWords } from '../../files/words.ts'
import type { BlockFormProps } from '../blocks-form.ts'
import { BlockBody, BlockItems } from '../form-parts.tsx'
import { blockWords } from '../words.ts'

export function DownloadsForm(props: BlockFormProps<'downloads'>) {
  const { id, block, onChange, fieldOf, revision } = props
  const { kind, items } = block
  const change = (changed: Download[]) => onChange({ ...block, items: changed })

  function add(chosen: LibraryFileResponse[]) {
    const added = chosen.map((file) => ({ id: newId(), file: file.id }))
    change([...items, ...added].slice(0, blockLimits.items))
  }

  return (
    <BlockBody {...{ id, kind, fieldOf }}>
      <BlockItems
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={<AddFiles room={blockLimits.items - items.length} onChoose={add} />}
      >
        {(item) => <FileView id={item.file} />}
      </BlockItems>
    </BlockBody>
  )
}

type AddFilesProps = { room: number; onChoose: (files: LibraryFileResponse[]) => void }

function AddFiles({ room, onChoose }: AddFilesProps) {
  const words = useWords(blockWords)
  const { open, chooser } = useFileChooser({ most: room, onChoose })
  return (
    <>
      <Button
        isDisabled={room <= 0}
        icon={<IconFileDownload size={18} aria-hidden="true" />}
        onPress={open}
      >
        {words.items.downloads.add}
      </Button>
      {chooser}
    </>
  )
}

function FileView({ id }: { id: string }) {
  const words = useWords(libraryFileWords)
  const { nameOf, translate } = useLocale()
  const languages = useLanguagesChosenFirst()
  const [found, setFound] = useState<Result<{ file: LibraryFileResponse }> | null>(null)
  useEffect(() => void client(filesApi).get(id).then(setFound), [id])
  if (!found) return null
  if (!found.ok) {
    const sentence = found.status === 404 ? words.gone : translate(found.message)
    return <p className={styles.problem}>{sentence}</p>
  }
  const { file } = found.value
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
