import { type RefObject, useState } from 'react'
import { type LanguageCode, pathInLanguage } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { LanguageChoice } from '../languages/language-choice.tsx'
import { FramedPreview, type MakePreview } from './framed-preview.tsx'
import { type PreviewWidth, PreviewWidthChoice } from './preview-width.tsx'
import { previewWords } from './words.ts'
import styles from './preview.module.css'

type PagePreviewProps = {
  path: string
  make: MakePreview
  previewId: RefObject<string | null>
  noteOn: (language: LanguageCode) => string
  onClose: () => void
}

export function PagePreview({ path, make, previewId, noteOn, onClose }: PagePreviewProps) {
  const words = useWords(previewWords)
  const common = useWords(commonWords)
  const languages = useLanguagesChosenFirst().filter(({ status }) => status === 'published')
  const [language, setLanguage] = useState(languages[0]?.code ?? '')
  const isOnPhone = useIsBelow(768)
  const [width, setWidth] = useState<PreviewWidth>(isOnPhone ? 'phone' : 'desk')
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
      <FramedPreview
        shown={{ language, width, path: pathInLanguage(language, path) }}
        make={make}
        previewId={previewId}
      />
    </Dialog>
  )
}
