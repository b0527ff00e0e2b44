import { useWords } from '../words/use-words.ts'
import { useSite } from '../site.ts'
import { previewWords } from './preview-words.ts'
import styles from './preview.module.css'

/** It stands over the end of the page, because the beginning is the header's. */
export function PreviewBar({ savedAt }: { savedAt: string }) {
  const { fallback } = useSite()
  const { preview, saved } = useWords(previewWords)
  const [before = '', after = ''] = saved.split('{time}')
  return (
    <div role="note" className={styles.bar} lang={fallback} data-preview-bar>
      <p>
        <strong>{preview}</strong>
        {' · '}
        {before}
        <bdi dir="ltr" className="num">
          {savedAt}
        </bdi>
        {after}
      </p>
    </div>
  )
}
