import { type RefObject, useRef, useState } from 'react'
import { type LanguageCode, pathInLanguage } from '../../../domain/language.ts'
import { homePageId } from '../../../domain/page.ts'
import { textName } from '../../../domain/revision.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import { LanguageChoice } from '../../editor/languages/language-choice.tsx'
import { PageFrame } from '../../editor/preview/page-frame.tsx'
import { type PreviewWidth, PreviewWidthChoice } from '../../editor/preview/preview-width.tsx'
import { useTrial } from '../../editor/preview/use-trial.ts'
import { previewWords } from '../../editor/preview/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useSettled } from '../../kit/use-settled.ts'
import styles from '../../editor/preview/preview-choices.module.css'
import { isRight } from './page-blocks.ts'
import { pageOverlay } from './page-overlay.ts'
import type { PageValues, SavedPage } from './page-values.ts'
import { pageWords } from './words.ts'

/** The frame is updated after a pause in writing of so many milliseconds. */
const patience = 800

type LivePagePreviewProps = { saved: SavedPage; values: PageValues }

/** The page with the values that are not saved yet, as visitors would see it, while they are written. */
export function LivePagePreview({ saved, values }: LivePagePreviewProps) {
  const words = useWords(pageWords)
  const preview = useWords(previewWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst().filter(({ status }) => status === 'published')
  const [language, setLanguage] = useState(languages[0]?.code ?? '')
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const trial = useRef<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  const settled = useSettled(useRightVersion(values), patience)
  const isThere = saved.id === homePageId || values[textName('title', language)] !== ''
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.choices}>
        <LanguageChoice
          label={preview.language}
          languages={languages}
          chosen={language}
          onChoose={setLanguage}
        />
        <PreviewWidthChoice width={width} hasTablet onChoose={setWidth} />
      </div>
      {isThere ? (
        <Framed
          key={attempt}
          {...{ saved, language, width, trial }}
          {...settled}
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <p>{words.notShown(nameOf(language))}</p>
      )}
    </section>
  )
}

type FramedProps = LivePagePreviewProps & {
  version: number
  language: LanguageCode
  width: PreviewWidth
  trial: RefObject<string | null>
  onRetry: () => void
}

function Framed({ saved, values, version, language, width, trial, onRetry }: FramedProps) {
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const overlay = async () => pageOverlay(values, saved)
  const { id, failure, version: shown } = useTrial(overlay, trial, version)
  if (failure) {
    return (
      <FormAlert title={translate(failure.message)}>
        <Button onPress={onRetry}>{common.actions.retry}</Button>
      </FormAlert>
    )
  }
  if (id === null) return <Spinner isLarge />
  const path = pathInLanguage(language, pathOfPage(saved, language))
  return (
    <PageFrame
      address={`${path}?trial=${id}&turn=${shown}`}
      {...{ language, width }}
      onLost={onRetry}
    />
  )
}

/** A block that is half written, such as a video without its address, waits until it is right. */
function useRightVersion(values: PageValues): { values: PageValues; version: number } {
  const [last, setLast] = useState({ values, version: 0 })
  if (values !== last.values && isRight(values)) setLast({ values, version: last.version + 1 })
  return last
}

function pathOfPage({ id, slugs }: SavedPage, language: LanguageCode): string {
  return id === homePageId ? '/' : `/${slugs[language] ?? ''}`
}
