import { type ReactNode, useState } from 'react'
import { DropZone, type DropZoneProps } from 'react-aria-components'
import { Link, useRevalidator } from 'react-router'
import { filesApi } from '../../../api/client/files-api.ts'
import type { LibraryFileResponse } from '../../../contract/files.ts'
import { libraryPageSize } from '../../../domain/media/library-picture.ts'
import type { FileUse } from '../../../domain/files/file-use.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { shellWords } from '../../app/shell/words.ts'
import { FileDialog } from '../../editor/files/file-dialog.tsx'
import type { Dropped } from '../../editor/files/file-values.ts'
import { libraryFileWords } from '../../editor/files/words.ts'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { loadList } from '../../kit/list/load-list.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { Route } from './+types/files-page.ts'
import { FileList, UploadFileButton } from './file-list.tsx'
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
        <UploadFileButton isPrimary onPress={upload} />
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
