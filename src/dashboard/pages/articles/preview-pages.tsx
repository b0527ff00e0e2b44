import { useState } from 'react'
import { directionOf } from '../../../domain/language.ts'
import type { Cover } from '../../../domain/media.ts'
import { hasCover } from '../../editor/cover/cover-change.ts'
import { CoverPicture } from '../../editor/cover/cover-picture.tsx'
import { type PreviewWidth, PreviewWidthChoice } from '../../editor/preview-width.tsx'
import { RichTextPreview } from '../../editor/rich-text/rich-text-preview.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import styles from './article-preview.module.css'
import { articleText, type ArticleValues } from './article-values.ts'

type PreviewPagesProps = { values: ArticleValues; cover: Cover | null }

/** The article as visitors will read it, in every language side by side, at two widths. */
export function PreviewPages({ values, cover }: PreviewPagesProps) {
  const words = useWords(articleWords)
  const languages = useLanguagesChosenFirst()
  const [width, setWidth] = useState<PreviewWidth>('desk')
  return (
    <>
      <p>{words.preview.hint}</p>
      <PreviewWidthChoice width={width} onChoose={setWidth} />
      <div className={styles.pages} data-width={width}>
        {languages.map(({ code }) => (
          <Page key={code} language={code} {...{ values, cover }} />
        ))}
      </div>
    </>
  )
}

function Page({ language, values, cover }: PreviewPagesProps & { language: string }) {
  const { title, content } = articleText(values, language)
  return (
    <article className={styles.page} lang={language} dir={directionOf(language)}>
      {hasCover(values.image, cover) && (
        <CoverPicture
          className={styles.cover}
          stored={cover}
          change={values.image}
          focus={values.image_focus}
          alt=""
          sizes="30rem"
        />
      )}
      <h3>{title || '–'}</h3>
      <RichTextPreview html={content} language={language} />
    </article>
  )
}
