import { useRef, useState } from 'react'
import { type LanguageCode, pathInLanguage } from '../../../domain/languages/language.ts'
import { homePageId } from '../../../domain/pages/page.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { LanguageChoice } from '../../editor/languages/language-choice.tsx'
import { FramedPreview } from '../../editor/preview/framed-preview.tsx'
import { type PreviewWidth, PreviewWidthChoice } from '../../editor/preview/preview-width.tsx'
import { previewWords } from '../../editor/preview/words.ts'
import { useSettledValue } from '../../kit/use-latest-value.ts'
import { isRight } from './page-blocks.ts'
import { pageForm, type PageValues, type SavedPage } from './page-values.ts'
import { pageWords } from './words.ts'
import type { PreviewForm } from '../../../contract/previews.ts'
import styles from '../../editor/preview/preview.module.css'

const patience = 800

type LivePagePreviewProps = { saved: SavedPage; values: PageValues }

export function LivePagePreview({ saved, values }: LivePagePreviewProps) {
  const words = useWords(pageWords)
  const preview = useWords(previewWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst().filter(({ status }) => status === 'published')
  const [language, setLanguage] = useState(languages[0]?.code ?? '')
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const previewId = useRef<string | null>(null)
  const settled = useSettledValue(useRightVersion(values), patience)
  const isThere = saved.id === homePageId || values[textName('title', language)] !== ''
  return (
    <section className={styles.live} aria-label={words.preview}>
      <div className={styles.liveChoices}>
        <LanguageChoice
          label={preview.language}
          languages={languages}
          chosen={language}
          onChoose={setLanguage}
        />
        <PreviewWidthChoice width={width} hasTablet onChoose={setWidth} />
      </div>
      {isThere ? (
        <FramedPreview
          shown={{ language, width, path: pathInLanguage(language, pathOfPage(saved, language)) }}
          make={async () => pagePreviewInput(settled.values, saved)}
          previewId={previewId}
          version={settled.version}
        />
      ) : (
        <p>{words.notShown(nameOf(language))}</p>
      )}
    </section>
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

function pagePreviewInput(values: PageValues, saved: SavedPage): PreviewForm['overlay'] {
  return { page: { id: saved.id, ...pageForm(values, saved) } }
}
