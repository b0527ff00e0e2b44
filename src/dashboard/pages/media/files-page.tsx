import { IconFileDownload, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { DropZone, type DropZoneProps } from 'react-aria-components'
import { Link, useRevalidator } from 'react-router'
import { filesApi } from '../../../api/client/files-api.ts'
import type { LibraryFileResponse } from '../../../contract/files.ts'
import { libraryPageSize } from '../../../domain/media/library-picture.ts'
import type { FileUse } from '../../../domain/files/file-use.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { shellWords } from '../../app/shell/words.ts'
import { FileDialog } from '../../editor/files/file-dialog.tsx'
import { FileFacts } from '../../editor/files/file-facts.tsx'
import { type Dropped, nameOfFile } from '../../editor/files/file-values.ts'
import { libraryFileWords } from '../../editor/files/words.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { loadList } from '../../kit/list/load-list.ts'
import { RowActions } from '../../kit/list/row-actions.tsx'
import table from '../../kit/list/table.module.css'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { kitWords } from '../../kit/words.ts'
import type { Route } from './+types/files-page.ts'
import styles from './files.module.css'
import { isFiltered, viewOf } from './library-view.ts'
import { MediaTabs } from './media-tabs.tsx'
import { nameOfFileUse, pathOfUse } from './picture-use.ts'
import { libraryWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = viewOf(new URL(request.url).searchParams)
  const { page, q, unused, missing } = view
  const { list, failure } = await loadList(request, () =>
    client(filesApi).list({
      page,
      limit: libraryPageSize,
      ...(q && { q }),
      ...(unused && { unused }),
      ...(missing && { missing }),
    }),
  )
  const isPart = isFiltered(view)
  return list ? { list: { ...list, isPart }, failure } : { list, failure }
}

type Opened = { file: LibraryFileResponse | null; uses: FileUse[]; dropped?: Dropped }

export default function FilesPage({ loaderData: { list, failure } }: Route.ComponentProps) {
  const { pages } = useWords(shellWords)
  const words = useWords(libraryFileWords)
  const { language } = useLocale()
  const { revalidate } = useRevalidator()
  const [opened, open] = useState<Opened | null>(null)

  async function edit({ id }: LibraryFileResponse) {
    const answer = await client(filesApi).get(id)
    if (answer.ok) open(answer.value)
    else showFailure(answer)
  }
  const upload = () => open({ file: null, uses: [] })
  function close() {
    open(null)
    void revalidate()
  }

  return (
    <DropArea onFile={(file) => open({ file: null, uses: [], dropped: { language, file } })}>
      <PageHead
        title={pages.media}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      >
        <UploadButton isPrimary onPress={upload} />
      </PageHead>
      <MediaTabs />
      {list ? (
        <>
          <Toolbar />
          <FileList {...list} onEdit={(file) => void edit(file)} onUpload={upload} />
        </>
      ) : (
        <FailurePanel title={words.failed} reason={failure} />
      )}
      {opened && (
        <FileDialog
          file={opened.file}
          dropped={opened.dropped}
          onSaved={close}
          onClose={() => open(null)}
        >
          {opened.file && <FileUses uses={opened.uses} />}
        </FileDialog>
      )}
    </DropArea>
  )
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

function DropArea({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const words = useWords(libraryFileWords)

  async function take({ items }: DropEvent) {
    const item = items.find(({ kind }) => kind === 'file')
    if (item?.kind === 'file') onFile(await item.getFile())
  }

  return (
    <DropZone
      aria-label={words.dropOn}
      className={styles.page ?? ''}
      getDropOperation={() => 'copy'}
      onDrop={(event) => void take(event)}
    >
      {children}
    </DropZone>
  )
}

function Toolbar() {
  const words = useWords(libraryFileWords)
  const { filter, all } = useWords(libraryWords)
  const { nameOf } = useLocale()
  const missing = useLanguagesChosenFirst().map(({ code }) => ({
    name: words.missing(nameOf(code)),
    query: { missing: code },
  }))
  return (
    <ListToolbar
      search={words.search}
      label={filter}
      filters={[
        {
          options: [{ name: all }, { name: words.unused, query: { unused: 'true' } }, ...missing],
        },
      ]}
    />
  )
}

type Row = { id: number; file: LibraryFileResponse }

type FileListProps = {
  files: LibraryFileResponse[]
  pagination: Pagination
  isPart: boolean
  onEdit: (file: LibraryFileResponse) => void
  onUpload: () => void
}

function FileList({ files, pagination, isPart, onEdit, onUpload }: FileListProps) {
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
      <UploadButton onPress={onUpload} />
    </EmptyList>
  )
}

function UploadButton({
  isPrimary = false,
  onPress,
}: {
  isPrimary?: boolean
  onPress: () => void
}) {
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

function FileUses({ uses }: { uses: FileUse[] }) {
  const words = useWords(libraryFileWords)
  const { language, locale } = useLocale()
  return (
    <section className={styles.uses}>
      <h3>{uses.length > 0 ? words.usedIn : words.usedNowhere}</h3>
      {uses.length > 0 && (
        <>
          <ul>
            {uses.map((use) => (
              <li key={`${use.kind} ${use.subject} ${use.field}`}>
                <Link to={pathOfUse(use)}>
                  <bdi>{nameOfFileUse(use, language, locale)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.missing}>{words.inUseHint}</p>
        </>
      )}
    </section>
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
