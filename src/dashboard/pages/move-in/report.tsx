import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { Result } from '../../../api/client/send.ts'
import type { ImportItemResponse, ImportResponse } from '../../../contract/imports.ts'
import { decodedPath } from '../../../domain/moving/find-picture.ts'
import { type Outcome, outcomes } from '../../../domain/moving/report.ts'
import { type Pagination, pageSizes } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { download } from '../../kit/download.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { List } from '../../kit/list/list.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import { useKindName } from './kinds-step.tsx'
import styles from './move-in.module.css'
import { sayLanguages } from './say-languages.ts'
import { sayReason } from './say-reason.ts'
import { moveInWords } from './words.ts'

export type ItemsFound = Result<{ items: ImportItemResponse[]; pagination: Pagination }>

type ReportProps = { run: ImportResponse; items: Promise<ItemsFound> }

export function Report({ run, items }: ReportProps) {
  const words = useWords(moveInWords)
  const { value: found, isWaiting } = useLatestValue(items)
  return (
    <section className={styles.report} aria-label={words.report.title}>
      <p className={styles.hint}>{words.report.order}</p>
      <ListToolbar
        search={words.report.search}
        label={words.report.show}
        others={['run']}
        filters={[
          {
            options: [
              { name: words.report.all },
              ...outcomes.map((outcome) => ({
                name: words.outcomes[outcome],
                query: { outcome },
              })),
            ],
          },
        ]}
      >
        <DownloadButton id={run.id} />
      </ListToolbar>
      {found && !found.ok ? (
        <FailurePanel title={words.itemsFailed} reason={found.message} isWaiting={isWaiting} />
      ) : (
        <Items run={run} found={found?.value} isWaiting={isWaiting} />
      )}
    </section>
  )
}

export function Counts({ outcomes: counts }: Pick<ImportResponse, 'outcomes'>) {
  const words = useWords(moveInWords)
  const shown = {
    'taken in': counts.taken_in,
    changed: counts.changed,
    unchanged: counts.unchanged,
    'left out': counts.left_out,
  } satisfies Record<Outcome, number>
  return (
    <dl className={styles.counts}>
      {outcomes.map((outcome) => (
        <div key={outcome}>
          <dt>{words.outcomes[outcome]}</dt>
          <dd className="num">{shown[outcome].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}

function DownloadButton({ id }: Pick<ImportResponse, 'id'>) {
  const words = useWords(moveInWords)
  const [isPending, setPending] = useState(false)

  async function fetchReport() {
    setPending(true)
    const answer = await client(importsApi).report(id)
    setPending(false)
    if (answer.ok) download(answer.value.name, answer.value.file)
    else showFailure(answer)
  }

  return (
    <Button
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      isPending={isPending}
      onPress={() => void fetchReport()}
    >
      {words.report.download}
    </Button>
  )
}

type Row = { id: number; item: ImportItemResponse }
type ItemsProps = {
  run: ImportResponse
  found: { items: ImportItemResponse[]; pagination: Pagination } | undefined
  isWaiting: boolean
}

function Items({ run, found, isWaiting }: ItemsProps) {
  const { report: words } = useWords(moveInWords)
  const [parameters] = useSearchParams()
  const isPart = parameters.has('outcome') || parameters.has('q')
  const { columns } = words
  const isHere = run.state !== 'taken_back'
  return (
    <List<Row>
      name={words.title}
      rows={found?.items.map((item, id) => ({ id, item: isHere ? item : { ...item, here: '' } }))}
      isWaiting={isWaiting}
      narrowBelow={1100}
      table={{
        columns: [
          {
            name: columns.title,
            isHeading: true,
            className: styles.heading,
            render: ({ item }) => <Title item={item} />,
          },
          { name: columns.kind, render: ({ item }) => <Kind item={item} /> },
          { name: columns.outcome, render: ({ item }) => <OutcomeBadge {...item} /> },
          {
            name: columns.reason,
            className: styles.reason,
            render: ({ item }) => <Reasons {...item} />,
          },
        ],
      }}
      cards={{
        className: styles.item,
        render: ({ item }) => (
          <>
            <OutcomeBadge {...item} />
            <Title item={item} />
            <Kind item={item} />
            <Reasons {...item} />
          </>
        ),
      }}
      empty={
        <EmptyList title={words.nothing}>
          {isPart && <LinkButton to={`?run=${run.id}`}>{words.all}</LinkButton>}
        </EmptyList>
      }
      pagination={found?.pagination}
      pageSize={pageSizes.dashboard}
    />
  )
}

function Title({ item: { title, language, here, address } }: { item: ImportItemResponse }) {
  const { report: words } = useWords(moveInWords)
  const [first] = language.split(' ')
  const name = title ? (
    <bdi {...(first && { lang: first })}>{title}</bdi>
  ) : (
    <span className={styles.hint}>{words.untitled}</span>
  )
  return (
    <div className={styles.title}>
      {here ? <Link to={here}>{name}</Link> : <span>{name}</span>}
      {address && (
        <bdi dir="ltr" className={styles.address}>
          {decodedPath(address)}
        </bdi>
      )}
    </div>
  )
}

function Kind({ item: { kind, language } }: { item: ImportItemResponse }) {
  const { nameOf } = useLocale()
  const kindName = useKindName()
  return (
    <p className={styles.kind}>
      <bdi>{kindName(kind)}</bdi>
      {language && ` · ${sayLanguages(language, nameOf)}`}
    </p>
  )
}

const looks = {
  'taken in': 'good',
  changed: 'waiting',
  unchanged: 'off',
  'left out': 'off',
} as const satisfies Record<Outcome, string>

function OutcomeBadge({ outcome }: Pick<ImportItemResponse, 'outcome'>) {
  const { outcomes: names } = useWords(moveInWords)
  return <StatusBadge look={looks[outcome]} name={names[outcome]} />
}

function Reasons({ reasons }: Pick<ImportItemResponse, 'reasons'>) {
  const { locale } = useLocale()
  return reasons.length === 0 ? null : (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{sayReason(locale, reason)}</li>
      ))}
    </ul>
  )
}
