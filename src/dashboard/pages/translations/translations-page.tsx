import { useSearchParams } from 'react-router'
import { coverageApi } from '../../../api/client/coverage-api.ts'
import type { CoveredContent } from '../../../contract/coverage.ts'
import { coverageKinds } from '../../../domain/documents/coverage.ts'
import { defaultDashboardLanguage } from '../../../domain/languages/language.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { client } from '../../app/client.ts'
import { storedLanguage, useLocale, useWords } from '../../app/locale/locale.tsx'
import { useReadAnewIn } from '../../app/locale/use-read-anew-in.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { useLanguages, useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { shellWords } from '../../app/shell/words.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { loadList } from '../../kit/list/load-list.ts'
import { ExchangeMenu } from '../../editor/exchange/exchange-menu.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import type { Route } from './+types/translations-page.ts'
import { anyLanguage, type BoardView, boardView, viewStates } from './board-view.ts'
import { type BoardRow, ContentCard, useBoardColumns } from './board-rows.tsx'
import { LanguageCounts } from './language-counts.tsx'
import styles from './translations.module.css'
import { useKindNames } from './use-kind-names.ts'
import { translationsWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

const pageSize = 25

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const language = storedLanguage()
  const view = boardView(new URL(request.url).searchParams, language)
  const counts = client(coverageApi).counts()
  const { list, failure } = await loadList(request, (page) =>
    client(coverageApi).documents({ ...queryOf(view), reader: language, page, limit: pageSize }),
  )
  return { view, language, counts, list, failure }
}

function queryOf({ state, q, ...view }: BoardView) {
  const of = state === 'mine' ? { state: 'all' as const, mine: true } : { state }
  return { ...view, ...of, q: q || undefined }
}

export default function TranslationsPage({ loaderData }: Route.ComponentProps) {
  const { view, language, counts, list, failure } = loaderData
  useReadAnewIn(language)
  const shell = useWords(shellWords)
  const words = useWords(translationsWords)
  const kinds = useKindNames()
  return (
    <>
      <PageHead
        title={shell.pages.translations}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      >
        <ExchangeMenu
          key={`${view.kind} ${view.in}`}
          content={view.kind && { kind: view.kind, name: kinds[view.kind] }}
          to={view.in}
        />
      </PageHead>
      <LanguageCounts counts={counts} view={view} />
      <Toolbar />
      {failure !== null && <FailurePanel title={words.failed} reason={failure} />}
      {list && <Board view={view} {...list} />}
    </>
  )
}

function Toolbar() {
  const words = useWords(translationsWords)
  const kinds = useKindNames()
  const { nameOf } = useLocale()
  const [first, ...others] = useLanguagesChosenFirst().map(({ code }) => code)
  const languages = [
    { name: nameOf(first ?? defaultDashboardLanguage) },
    ...others.map((code) => ({ name: nameOf(code), query: { in: code } })),
    { name: words.anyLanguage, query: { in: anyLanguage } },
  ]
  const states = viewStates.filter((state) => state !== 'work')
  return (
    <ListToolbar
      search={words.search}
      label={words.filter}
      filters={[
        {
          title: words.state,
          options: [
            { name: words.states.work },
            ...states.map((state) => ({ name: words.states[state], query: { state } })),
          ],
        },
        { title: words.language, options: languages, restricts: true },
        {
          title: words.kind,
          options: [
            { name: words.everything },
            ...coverageKinds.map((kind) => ({ name: kinds[kind], query: { kind } })),
          ],
        },
      ]}
    />
  )
}

type BoardProps = { view: BoardView; documents: CoveredContent[]; pagination: Pagination }

function Board({ view, documents, pagination }: BoardProps) {
  const shell = useWords(shellWords)
  const columns = useBoardColumns()
  const isWide = useLanguages().length > 4
  const rows: BoardRow[] = documents.map((content, index) => ({ id: index, ...content }))
  return (
    <List
      name={shell.pages.translations}
      rows={rows}
      table={{ columns }}
      cards={{ className: styles.card, render: (row) => <ContentCard row={row} /> }}
      narrowBelow={isWide ? 1280 : 768}
      empty={<Empty view={view} />}
      pagination={pagination}
      pageSize={pageSize}
    />
  )
}

function Empty({ view }: { view: BoardView }) {
  const words = useWords(translationsWords)
  const { nameOf } = useLocale()
  const [parameters] = useSearchParams()
  const isWhole = !view.kind && !view.q
  const title = isWhole ? sentenceOf(view.state) : words.nothingFound

  function sentenceOf(state: BoardView['state']): string {
    if (state === 'work') return words.done(view.in && nameOf(view.in))
    return state === 'mine' ? words.noneForYou : words.nothingFound
  }

  return (
    <EmptyList title={title}>
      {parameters.get('state') !== 'all' && (
        <LinkButton to="?state=all">{words.showAll}</LinkButton>
      )}
    </EmptyList>
  )
}
