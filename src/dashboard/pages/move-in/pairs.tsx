import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportPairResponse, ImportResponse } from '../../../contract/imports.ts'
import { listedGrades } from '../../../domain/moving/listed-pairs.ts'
import { pageSizes } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { List } from '../../kit/list/list.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import { JoinDialog } from './join-dialog.tsx'
import styles from './move-in.module.css'
import { type PairsFound, TextFacts, type TextOfPair, TextTitle } from './text-of-pair.tsx'
import { moveInWords } from './words.ts'

type Row = { id: number; pair: ImportPairResponse }
type PairsProps = { run: ImportResponse; pairs: Promise<PairsFound> }

export function Pairs({ run, pairs }: PairsProps) {
  const { pairs: words, report } = useWords(moveInWords)
  const { value: found, isWaiting } = useLatestValue(pairs)
  const { said, pair, pairing } = usePairing(run.id)
  const [joining, setJoining] = useState<TextOfPair | null>(null)
  const heading = useFocusAfter(said, joining)
  const rows = found?.ok
    ? found.value.pairs.map((one) => ({ id: idOf(one), pair: one }))
    : undefined
  const actions = { pairing, onPair: pair, onChoose: setJoining }
  return (
    <section className={styles.report} aria-label={words.title}>
      <h3 ref={heading} tabIndex={-1} className="sr">
        {words.title}
      </h3>
      <p className={styles.hint}>{words.hint}</p>
      <ListToolbar
        search={words.search}
        label={report.show}
        others={['run', 'show']}
        filters={[
          {
            options: [
              { name: words.all },
              ...listedGrades
                .toReversed()
                .map((grade) => ({ name: words.grades[grade], query: { grade } })),
            ],
          },
        ]}
      />
      <output className={styles.said}>{said}</output>
      {found && !found.ok ? (
        <FailurePanel title={words.failed} reason={found.message} isWaiting={isWaiting} />
      ) : (
        <List<Row>
          name={words.title}
          rows={rows}
          isWaiting={isWaiting}
          narrowBelow={1100}
          table={{
            columns: [
              {
                name: words.columns.one,
                isHeading: true,
                className: styles.half,
                render: ({ pair: { one } }) => <Half text={one} />,
              },
              {
                name: words.columns.other,
                className: styles.half,
                render: ({ pair: { other } }) => other && <Half text={other} />,
              },
              { name: words.columns.grade, render: (row) => <Grade {...row.pair} /> },
              { name: words.columns.action, render: (row) => <Act {...row} {...actions} /> },
            ],
          }}
          cards={{
            className: styles.item,
            render: (row) => (
              <>
                <Grade {...row.pair} />
                <Half text={row.pair.one} />
                {row.pair.other && <Half text={row.pair.other} />}
                <Act {...row} {...actions} />
              </>
            ),
          }}
          empty={<NoPairs run={run.id} />}
          pagination={found?.value.pagination}
          pageSize={pageSizes.dashboard}
        />
      )}
      {joining && (
        <JoinDialog
          run={run.id}
          text={joining}
          isPending={pairing !== null}
          onJoin={async (other) => {
            await pair({
              grade: 'none',
              is_joined: false,
              is_told_by_site: false,
              one: joining,
              other,
            })
            setJoining(null)
          }}
          onClose={() => setJoining(null)}
        />
      )}
    </section>
  )
}

function idOf({ one, other }: ImportPairResponse): number {
  return one.n * 1_000_000 + (other?.n ?? 0)
}

function usePairing(run: number) {
  const { pairs: words, report } = useWords(moveInWords)
  const { revalidate } = useRevalidator()
  const [pairing, setPairing] = useState<number | null>(null)
  const [said, say] = useState('')

  async function pair(changed: ImportPairResponse) {
    const { one, other, is_joined: isJoined } = changed
    if (!other) return
    setPairing(idOf(changed))
    const two = [{ one: one.n, other: other.n }]
    const answer = await client(importsApi).pair(run, { [isJoined ? 'separate' : 'join']: two })
    if (answer.ok) {
      const tell = isJoined ? words.nowSeparate : words.nowJoined
      say(tell(one.title || report.untitled, other.title || report.untitled))
    } else showFailure(answer)
    await revalidate()
    setPairing(null)
  }

  return { said, pair, pairing }
}

function useFocusAfter(said: string, joining: TextOfPair | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (said === '' || joining || document.activeElement !== document.body) return
    heading.current?.focus()
  }, [said, joining])
  return heading
}

function Half({ text }: { text: TextOfPair }) {
  return (
    <div className={styles.title}>
      <TextTitle text={text} />
      <TextFacts text={text} />
    </div>
  )
}

function Grade({ grade, is_joined: isJoined, is_told_by_site: isTold, other }: ImportPairResponse) {
  const { pairs: words } = useWords(moveInWords)
  return (
    <div className={styles.grade}>
      <StatusBadge look={isJoined ? 'good' : 'off'} name={words.grades[grade]} />
      {isTold && <span className={styles.hint}>{words.told}</span>}
      {other && <span className={styles.hint}>{isJoined ? words.joined : words.separated}</span>}
    </div>
  )
}

type ActProps = Row & {
  pairing: number | null
  onPair: (pair: ImportPairResponse) => Promise<void>
  onChoose: (text: TextOfPair) => void
}

function Act({ id, pair, pairing, onPair, onChoose }: ActProps) {
  const { pairs: words, report } = useWords(moveInWords)
  const { one, other, is_joined: isJoined } = pair
  const [first, second] = [one, other].map((text) => text?.title || report.untitled)
  const names = [first ?? '', second ?? ''] as const
  if (!other) {
    return (
      <Button aria-label={words.chooseNamed(names[0])} onPress={() => onChoose(one)}>
        {words.choose}
      </Button>
    )
  }
  return (
    <Button
      aria-label={isJoined ? words.separateNamed(...names) : words.joinNamed(...names)}
      isPending={pairing === id}
      isDisabled={pairing !== null && pairing !== id}
      onPress={() => void onPair(pair)}
    >
      {isJoined ? words.separate : words.join}
    </Button>
  )
}

function NoPairs({ run }: { run: number }) {
  const { pairs: words } = useWords(moveInWords)
  const [parameters] = useSearchParams()
  const isPart = parameters.has('grade') || parameters.has('q')
  const all = `?run=${run}&show=pairs`
  return isPart ? (
    <EmptyList title={words.nothingFound}>
      <LinkButton to={all}>{words.all}</LinkButton>
    </EmptyList>
  ) : (
    <EmptyList title={words.nothing} hint={words.nothingHint}>
      <LinkButton to={`${all}&grade=none`}>{words.grades.none}</LinkButton>
    </EmptyList>
  )
}
