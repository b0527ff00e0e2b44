import { IconFileDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { filesApi } from '../../../api/client/files-api.ts'
import type { LibraryFileResponse } from '../../../contract/files.ts'
import { libraryPageSize } from '../../../domain/media/library-picture.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { FileFacts } from '../../editor/files/file-facts.tsx'
import { nameOfFile } from '../../editor/files/file-values.ts'
import { libraryFileWords } from '../../editor/files/words.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { RowActions } from '../../kit/list/row-actions.tsx'
import table from '../../kit/list/table.module.css'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { kitWords } from '../../kit/words.ts'
import styles from './files.module.css'
import { libraryWords } from './words.ts'

type Row = { id: number; file: LibraryFileResponse }

type FileListProps = {
  files: LibraryFileResponse[]
  pagination: Pagination
  isPart: boolean
  onEdit: (file: LibraryFileResponse) => void
  onUpload: () => void
}

export function FileList({ files, pagination, isPart, onEdit, onUpload }: FileListProps) {
  const words = useWords(libraryFileWords)
  const { language } = useLocale()
  const languages = useLanguagesChosenFirst()
  const [removed, setRemoved] = useState<LibraryFileResponse | null>(null)
  const nameOf = ({ file }: Row) => (
    <button type="button" className={styles.name} onClick={() => onEdit(file)}>
      <FileName file={file} />
    </button>
  )
  const actionsOf = ({ file }: Row) => (
    <RowActions
      name={nameOfFile(file, language).title}
      onEdit={() => onEdit(file)}
      onRemove={() => setRemoved(file)}
    />
  )
  return (
    <>
      <List<Row>
        name={words.title}
        rows={files.map((file, id) => ({ id, file }))}
        narrowBelow={1024}
        table={{
          columns: [
            { name: words.name, isHeading: true, className: styles.heading, render: nameOf },
            ...languages.map(({ code, name }) => ({
              name,
              className: styles.version,
              render: ({ file }: Row) => <VersionCell file={file} language={code} />,
            })),
            { name: words.actions, render: actionsOf },
          ],
        }}
        cards={{
          className: styles.card,
          render: (row) => (
            <>
              {nameOf(row)}
              <dl>
                {languages.map(({ code, name }) => (
                  <div key={code}>
                    <dt>
                      <bdi lang={code}>{name}</bdi>
                    </dt>
                    <dd>
                      <VersionCell file={row.file} language={code} />
                    </dd>
                  </div>
                ))}
              </dl>
              {actionsOf(row)}
            </>
          ),
        }}
        empty={<NoFiles isPart={isPart} onUpload={onUpload} />}
        pagination={pagination}
        pageSize={libraryPageSize}
      />
      {removed && <RemoveFile file={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

function FileName({ file }: { file: LibraryFileResponse }) {
  const { language } = useLocale()
  const name = nameOfFile(file, language)
  return <bdi lang={name.language}>{name.title}</bdi>
}

function VersionCell({ file, language }: { file: LibraryFileResponse; language: string }) {
  const words = useWords(libraryFileWords)
  const { language: shown, nameOf } = useLocale()
  const version = file.versions[language]
  if (!version) return <span className={styles.missing}>{words.noVersion(nameOf(language))}</span>
  return (
    <div className={styles.cell}>
      {version.preview && (
        <img className={styles.preview} src={version.preview} alt="" loading="lazy" />
      )}
      <div>
        {nameOfFile(file, shown).language !== language && (
          <bdi lang={language}>{version.title}</bdi>
        )}
        <small>
          <FileFacts version={version} />
        </small>
      </div>
    </div>
  )
}

function NoFiles({ isPart, onUpload }: { isPart: boolean; onUpload: () => void }) {
  const words = useWords(libraryFileWords)
  const { showAll } = useWords(libraryWords)
  if (isPart) {
    return (
      <EmptyList title={words.nothingFound}>
        <LinkButton to={`${pathOf('media')}/files`}>{showAll}</LinkButton>
      </EmptyList>
    )
  }
  return (
    <EmptyList
      mark={<IconFileDownload className={table.mark} stroke={1} aria-hidden="true" />}
      title={words.empty}
      hint={words.emptyHint}
    >
      <UploadFileButton onPress={onUpload} />
    </EmptyList>
  )
}

type UploadFileButtonProps = { isPrimary?: boolean; onPress: () => void }

export function UploadFileButton({ isPrimary = false, onPress }: UploadFileButtonProps) {
  const words = useWords(libraryFileWords)
  return (
    <Button
      {...(isPrimary && { look: 'primary' })}
      icon={<IconUpload size={18} aria-hidden="true" />}
      onPress={onPress}
    >
      {words.upload}
    </Button>
  )
}

function RemoveFile({ file, onClose }: { file: LibraryFileResponse; onClose: () => void }) {
  const words = useWords(libraryFileWords)
  const { deleteQuestion } = useWords(kitWords)
  const { language } = useLocale()
  const afterRemoval = useAfterRemoval()
  return (
    <RemovalDialog
      question={deleteQuestion(nameOfFile(file, language).title)}
      remove={() => client(filesApi).remove(file.id)}
      onRemoved={(answer) => {
        onClose()
        afterRemoval([answer.trash_id])
      }}
      onClose={onClose}
    >
      <p>{words.deleteHint}</p>
    </RemovalDialog>
  )
}
