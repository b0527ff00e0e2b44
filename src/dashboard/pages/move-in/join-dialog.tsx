import { useEffect, useState } from 'react'
import { importsApi } from '../../../api/client/imports-api.ts'
import { pageSizes } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import styles from './move-in.module.css'
import { type PairsFound, TextFacts, type TextOfPair, TextTitle } from './text-of-pair.tsx'
import { moveInWords } from './words.ts'

type JoinDialogProps = {
  run: number
  text: TextOfPair
  isPending: boolean
  onJoin: (other: TextOfPair) => Promise<void>
  onClose: () => void
}

export function JoinDialog({ run, text, isPending, onJoin, onClose }: JoinDialogProps) {
  const { pairs: words, report } = useWords(moveInWords)
  const { actions } = useWords(commonWords)
  const [query, setQuery] = useState('')
  const found = useCounterparts(run, text.n, query)
  const all = found?.ok ? found.value.pairs.map(({ one }) => one) : []
  const rest = found?.ok ? found.value.pagination.total - all.length : 0
  return (
    <Dialog
      isOpen
      isForm
      isWide
      title={words.chooseTitle(text.title || report.untitled)}
      onClose={onClose}
      actions={<Button onPress={onClose}>{actions.cancel}</Button>}
    >
      <div className={styles.chooser} ref={focusSearch}>
        <SearchBox label={words.searchTexts} query={query} onSearch={setQuery} />
        {found && !found.ok && <FailurePanel title={words.failed} reason={found.message} />}
        <output className={styles.hint}>
          {found?.ok && all.length === 0 && words.nobody}
          {rest > 0 && words.more(rest)}
        </output>
        <ul className={styles.files} aria-label={words.columns.other}>
          {all.map((other) => (
            <li key={other.n}>
              <div className={styles.file}>
                <TextTitle text={other} />
                <TextFacts text={other} />
              </div>
              <Button
                aria-label={words.joinNamed(
                  text.title || report.untitled,
                  other.title || report.untitled,
                )}
                isDisabled={isPending}
                onPress={() => void onJoin(other)}
              >
                {words.join}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function focusSearch(chooser: HTMLElement | null): void {
  chooser?.querySelector('input')?.focus()
}

function useCounterparts(run: number, of: number, q: string): PairsFound | undefined {
  const [found, setFound] = useState<PairsFound>()
  useEffect(() => {
    let isOld = false
    void client(importsApi)
      .pairs(run, { of, q, page: 1, limit: pageSizes.dashboard })
      .then((answer) => !isOld && setFound(answer))
    return () => {
      isOld = true
    }
  }, [run, of, q])
  return found
}
