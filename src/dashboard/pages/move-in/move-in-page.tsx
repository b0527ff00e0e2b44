import { Link } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportResponse } from '../../../contract/imports.ts'
import { listedGrades } from '../../../domain/moving/listed-pairs.ts'
import { outcomes } from '../../../domain/moving/report.ts'
import { maxPageSize, pageSizes } from '../../../domain/search/pagination.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { pageIn } from '../../kit/list/load-list.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { useState } from 'react'
import type { Route } from './+types/move-in-page.ts'
import styles from './move-in.module.css'
import type { PairsFound } from './text-of-pair.tsx'
import type { ItemsFound } from './report.tsx'
import { Steps } from './steps-of-run.tsx'
import { workingState } from './steps.ts'
import { moveInWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  adminsOnly()
  const { searchParams } = new URL(request.url)
  const found = await client(importsApi).list({ page: 1, limit: maxPageSize })
  const named = Number(searchParams.get('run'))
  const run = found.ok ? shownRun(found.value.imports, named) : undefined
  const hasReport = run && !workingState(run) && Object.values(run.outcomes).some((n) => n > 0)
  const hasPairs = run?.state === 'tried' && searchParams.get('show') === 'pairs'
  const pairs = hasPairs ? pairsOf(run.id, searchParams) : null
  const items = hasReport && !pairs ? itemsOf(run.id, searchParams) : null
  return { found, named, items, pairs }
}

function shownRun(runs: ImportResponse[], named: number): ImportResponse | undefined {
  return runs.find(({ id }) => id === named) ?? runs[0]
}

function itemsOf(id: number, parameters: URLSearchParams): Promise<ItemsFound> {
  const outcome = outcomes.find((one) => one === parameters.get('outcome'))
  return client(importsApi).items(id, {
    page: pageIn(parameters),
    limit: pageSizes.dashboard,
    q: parameters.get('q') ?? '',
    ...(outcome && { outcome }),
  })
}

function pairsOf(id: number, parameters: URLSearchParams): Promise<PairsFound> {
  const grade = listedGrades.find((one) => one === parameters.get('grade'))
  return client(importsApi).pairs(id, {
    page: pageIn(parameters),
    limit: pageSizes.dashboard,
    q: parameters.get('q') ?? '',
    ...(grade && { grade }),
  })
}

export default function MoveInPage({ loaderData }: Route.ComponentProps) {
  const { found, named, items, pairs } = loaderData
  const { pages } = useWords(shellWords)
  const words = useWords(moveInWords)
  const [latest, setLatest] = useState(found)
  if (found.ok && found !== latest) setLatest(found)
  const runs = latest.ok ? latest.value.imports : []
  const run = shownRun(runs, named)
  return (
    <>
      <PageHead title={pages.moveIn} />
      {latest.ok && <p className={styles.introduction}>{words.introduction}</p>}
      {!found.ok && <FailurePanel title={words.failed} reason={found.message} />}
      {latest.ok && <Steps run={run} items={items} pairs={pairs} />}
      {runs.length > 1 && <OtherRuns runs={runs.filter((one) => one !== run)} />}
    </>
  )
}

function OtherRuns({ runs }: { runs: ImportResponse[] }) {
  const words = useWords(moveInWords)
  return (
    <section className={styles.others}>
      <h2>{words.earlier}</h2>
      <ul>
        {runs.map(({ id, name, source, state, changed_at }) => (
          <li key={id}>
            <Link to={`?run=${id}`}>
              <bdi dir="auto">{name || source || words.unnamed}</bdi>
            </Link>{' '}
            <span className={styles.hint}>
              {words.states[state]} · <Timestamp date={changed_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
