import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { directionOf } from '../../../domain/language.ts'
import type { Cover } from '../../../domain/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { hasCover } from '../../editor/cover/cover-change.ts'
import { CoverPicture } from '../../editor/cover/cover-picture.tsx'
import { type PreviewWidth, PreviewWidthChoice } from '../../editor/preview-width.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import styles from './article-preview.module.css'
import { articleText, type ArticleValues } from './article-values.ts'

type ArticlePreviewProps = { values: ArticleValues; cover: Cover | null }

/** The article as visitors will read it, in every language side by side, at two widths. */
export function ArticlePreview({ values, cover }: ArticlePreviewProps) {
  const words = useWords(articleWords)
  const common = useWords(commonWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<IconEye size={18} aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        {words.preview.open}
      </Button>
      <Dialog
        isWide
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.preview.title}
        actions={<Button onPress={() => setIsOpen(false)}>{common.actions.close}</Button>}
      >
        <Pages values={values} cover={cover} />
      </Dialog>
    </>
  )
}

function Pages({ values, cover }: ArticlePreviewProps) {
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

function Page({ language, values, cover }: ArticlePreviewProps & { language: string }) {
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
      <LazyMount
        key={content}
        load={richTextPreview}
        before={<Spinner />}
        given={{ html: content, language }}
      />
    </article>
  )
}

async function richTextPreview() {
  return (await import('../../editor/rich-text/rich-text-preview.tsx')).RichTextPreview
}
