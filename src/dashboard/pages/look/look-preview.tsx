import { type RefObject, useCallback, useRef, useState } from 'react'
import { articleSections, sectionPaths } from '../../../domain/article.ts'
import { pathInLanguage } from '../../../domain/language.ts'
import { type Look, ownLook } from '../../../domain/look.ts'
import { type ColourScheme, colourSchemes } from '../../../domain/palette.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import { LanguageChoice } from '../../editor/languages/language-choice.tsx'
import { PageFrame } from '../../editor/preview/page-frame.tsx'
import { type PreviewWidth, PreviewWidthChoice } from '../../editor/preview/preview-width.tsx'
import { useTrial } from '../../editor/preview/use-trial.ts'
import { previewWords } from '../../editor/preview/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { SegmentedChoice } from '../../kit/fields/segmented-choice.tsx'
import { useSettled } from '../../kit/use-settled.ts'
import styles from './look-preview.module.css'
import { wearLook } from './wear-look.ts'
import { lookWords } from './words.ts'

const paths = {
  home: '/',
  posts: `/${sectionPaths.posts}`,
  products: `/${sectionPaths.products}`,
  business: `/${sectionPaths.business}`,
} as const
type PageName = keyof typeof paths
const pageNames = ['home', ...articleSections] as const satisfies PageName[]

/** The frame shows another page once nobody has chosen for so long, in milliseconds. */
const patience = 300

/** A page of the site in a look that is not saved yet. */
export function LookPreview({ look }: { look: Look }) {
  const words = useWords(lookWords)
  const preview = useWords(previewWords)
  const { theme } = useWords(commonWords)
  const languages = useLanguagesChosenFirst().filter(({ status }) => status === 'published')
  const [language, setLanguage] = useState(languages[0]?.code ?? '')
  const [page, setPage] = useState<PageName>('home')
  const [scheme, setScheme] = useState<ColourScheme>('light')
  const isOnPhone = useIsBelow(768)
  const [width, setWidth] = useState<PreviewWidth>(isOnPhone ? 'phone' : 'desk')
  const trial = useRef<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  const hero = useSettled(look.hero, patience)
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.choices}>
        <SelectField
          label={words.page}
          isLabelHidden
          options={pageNames.map((id) => ({ id, name: words.pages[id] }))}
          value={page}
          onChange={setPage}
        />
        <LanguageChoice
          label={preview.language}
          languages={languages}
          chosen={language}
          onChoose={setLanguage}
        />
        {look.schemes === 'both' && (
          <SegmentedChoice
            label={words.scheme}
            options={colourSchemes.map((key) => ({ key, name: theme[key] }))}
            chosen={scheme}
            onChoose={setScheme}
          />
        )}
        <PreviewWidthChoice width={width} hasTablet onChoose={setWidth} />
      </div>
      <Framed
        key={`${attempt} ${hero}`}
        {...{ look, hero, scheme, language, width, trial }}
        path={pathInLanguage(language, paths[page])}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </section>
  )
}

type FramedProps = {
  look: Look
  /** What a sheet alone cannot show. */
  hero: Look['hero']
  scheme: ColourScheme
  language: string
  width: PreviewWidth
  path: string
  trial: RefObject<string | null>
  onRetry: () => void
}

function Framed({ look, hero, scheme, language, width, path, trial, onRetry }: FramedProps) {
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { id, failure } = useTrial(async () => ({ look: ownLook(look) }), trial)
  const dress = useCallback(
    (page: Document) => {
      wearLook(page, look)
      page.documentElement.dataset.theme = scheme
    },
    [look, scheme],
  )
  if (failure) {
    return (
      <FormAlert title={translate(failure.message)}>
        <Button onPress={onRetry}>{common.actions.retry}</Button>
      </FormAlert>
    )
  }
  if (id === null) return <Spinner isLarge />
  return (
    <PageFrame
      address={`${path}?trial=${id}&hero=${hero}`}
      {...{ language, width, dress }}
      onLost={onRetry}
    />
  )
}
