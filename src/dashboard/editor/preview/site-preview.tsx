import { type ReactNode, useState } from 'react'
import { articleSections, sectionPaths } from '../../../domain/articles/article.ts'
import { type LanguageCode, pathInLanguage } from '../../../domain/languages/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { LanguageChoice } from '../languages/language-choice.tsx'
import { type PreviewWidth, PreviewWidthChoice } from './preview-width.tsx'
import { previewWords } from './words.ts'
import styles from './preview.module.css'

const paths = {
  home: '/',
  posts: `/${sectionPaths.posts}`,
  products: `/${sectionPaths.products}`,
  business: `/${sectionPaths.business}`,
  contact: '/contact',
  search: '/search',
} as const
type PageName = keyof typeof paths
const pageNames = ['home', ...articleSections, 'contact', 'search'] as const satisfies PageName[]

export type Shown = { language: LanguageCode; path: string; width: PreviewWidth }

type SitePreviewProps = {
  choices?: ReactNode
  children: (shown: Shown) => ReactNode
}

export function SitePreview({ choices, children }: SitePreviewProps) {
  const words = useWords(previewWords)
  const languages = useLanguagesChosenFirst().filter(({ status }) => status === 'published')
  const [language, setLanguage] = useState(languages[0]?.code ?? '')
  const [page, setPage] = useState<PageName>('home')
  const isOnPhone = useIsBelow(768)
  const [width, setWidth] = useState<PreviewWidth>(isOnPhone ? 'phone' : 'desk')
  return (
    <section className={styles.live} aria-label={words.title}>
      <div className={styles.liveChoices}>
        <SelectField
          label={words.pageShown}
          isLabelHidden
          options={pageNames.map((id) => ({ id, name: words.pages[id] }))}
          value={page}
          onChange={setPage}
        />
        <LanguageChoice
          label={words.language}
          languages={languages}
          chosen={language}
          onChoose={setLanguage}
        />
        {choices}
        <PreviewWidthChoice width={width} hasTablet onChoose={setWidth} />
      </div>
      {children({ language, path: pathInLanguage(language, paths[page]), width })}
    </section>
  )
}
