import { useState } from 'react'
import { Link } from 'react-router'
import type { ImportResponse } from '../../../contract/imports.ts'
import { movedDestinations } from '../../../domain/moving/import-run.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { shellWords } from '../../app/shell/words.ts'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import styles from './move-in.module.css'
import { Counts, type ItemsFound, Report } from './report.tsx'
import { Staying, TakeBack } from './take-back.tsx'
import { moveInWords } from './words.ts'

type ReportStepProps = {
  run: ImportResponse
  items: Promise<ItemsFound> | null
  onAnother: () => Promise<void>
}

export function ReportStep({ run, items, onAnother }: ReportStepProps) {
  const words = useWords(moveInWords)
  const { state, changed_at, can_be_taken_back } = run
  const [isBeginning, setBeginning] = useState(false)

  async function begin() {
    setBeginning(true)
    await onAnother()
    setBeginning(false)
  }

  return (
    <>
      {state === 'taken_back' ? <TakenBack run={run} /> : <Next changedAt={changed_at} run={run} />}
      <Counts outcomes={run.outcomes} />
      {items && <Report run={run} items={items} />}
      <div className={styles.actions}>
        <Button isPending={isBeginning} onPress={() => void begin()}>
          {words.another}
        </Button>
        {can_be_taken_back && <TakeBack id={run.id} />}
      </div>
    </>
  )
}

function TakenBack({ run: { changed_at, staying } }: { run: ImportResponse }) {
  const { takeBack: words } = useWords(moveInWords)
  return (
    <>
      <p className={styles.phase}>
        <SentenceWithTime sentence={words.done} time={changed_at} />
      </p>
      {staying.length === 0 ? <p>{words.nothing}</p> : <Staying staying={staying} />}
    </>
  )
}

function Next({ run, changedAt }: { run: ImportResponse; changedAt: string }) {
  const { next: words, finished } = useWords(moveInWords)
  const { pages } = useWords(shellWords)
  const isPublished = run.arrive === 'published'
  const reached = new Set(run.kinds.map(({ destination }) => destination))
  const lists = movedDestinations.filter((destination) => reached.has(destination))
  return (
    <>
      <p className={styles.phase}>
        <SentenceWithTime sentence={finished} time={changedAt} />
      </p>
      <p>{isPublished ? words.published(run.published.toLocaleString('en-US')) : words.hint}</p>
      {run.library_files > 0 && (
        <p>
          <Link to="/dashboard/media/files">
            {words.files(run.library_files.toLocaleString('en-US'))}
          </Link>
        </p>
      )}
      <nav className={styles.actions} aria-label={words.title}>
        {lists.map((list) => (
          <LinkButton key={list} to={`${pathOf(list)}${isPublished ? '' : draftsIn[list]}`}>
            {isPublished ? pages[list] : words.lists[list]}
          </LinkButton>
        ))}
      </nav>
    </>
  )
}

const ofArticles = '?state=draft'
const draftsIn = {
  posts: ofArticles,
  business: ofArticles,
  products: ofArticles,
  pages: '?status=pending',
} satisfies Record<(typeof movedDestinations)[number], string>
