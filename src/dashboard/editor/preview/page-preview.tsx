import { type RefObject, useState } from 'react'
import { type LanguageCode, pathInLanguage } from '../../../domain/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { LanguageChoice } from '../languages/language-choice.tsx'
import { PageFrame } from './page-frame.tsx'
import styles from './page-preview.module.css'
import { type PreviewWidth, PreviewWidthChoice } from './preview-width.tsx'
import { type MakeOverlay, useTrial } from './use-trial.ts'
import { previewWords } from './words.ts'

export type PagePreviewProps = {
  /** Of the page, without the language: `/blog/7`. */
  path: string
  overlay: MakeOverlay
  /** The trial of this editor, if it has had one. */
  trial: RefObject<string | null>
  /** What is to be known about a language, if anything. */
  noteOn: (language: LanguageCode) => string
  onClose: () => void
}

/** The public page with the values that are not saved yet, in each language visitors have. */
export function PagePreview({ path, noteOn, onClose, ...props }: PagePreviewProps) {
  const words = useWords(previewWords)
  const common = useWords(commonWords)
  const languages = useLanguagesChosenFirst().filter(({ status }) => status === 'published')
  const [language, setLanguage] = useState(languages[0]?.code ?? '')
  const isOnPhone = useIsBelow(768)
  const [width, setWidth] = useState<PreviewWidth>(isOnPhone ? 'phone' : 'desk')
  const [attempt, setAttempt] = useState(1)
  return (
    <Dialog
      isFull
      isOpen
      onClose={onClose}
      title={words.title}
      actions={<Button onPress={onClose}>{common.actions.close}</Button>}
    >
      <div className={styles.choices}>
        <LanguageChoice
          label={words.language}
          languages={languages}
          chosen={language}
          onChoose={setLanguage}
        />
        <PreviewWidthChoice width={width} hasTablet onChoose={setWidth} />
        <p>{noteOn(language) || words.hint}</p>
      </div>
      <Tried
        key={attempt}
        path={pathInLanguage(language, path)}
        {...{ language, width, ...props }}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Dialog>
  )
}

type TriedProps = Pick<PagePreviewProps, 'path' | 'overlay' | 'trial'> & {
  language: LanguageCode
  width: PreviewWidth
  onRetry: () => void
}

function Tried({ path, language, width, overlay, trial, onRetry }: TriedProps) {
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { id, failure } = useTrial(overlay, trial)
  if (failure) {
    return (
      <FormAlert title={translate(failure.message)}>
        <Button onPress={onRetry}>{common.actions.retry}</Button>
      </FormAlert>
    )
  }
  return id === null ? (
    <Spinner isLarge />
  ) : (
    <PageFrame address={`${path}?trial=${id}`} language={language} width={width} />
  )
}
