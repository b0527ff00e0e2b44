import { useEffect, useState } from 'react'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { useSite } from '../site.ts'
import styles from './copy-button.module.css'
import { useWords } from '../words/use-words.ts'

const shownFor = 2_000

/** Copies the stored value, without directional marks. */
export function CopyButton({ value }: { value: string }) {
  const { languageOf } = useSite()
  const words = useWords(contactWords)
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), shownFor)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy() {
    // There is no clipboard without encryption; the text can still be selected.
    await navigator.clipboard?.writeText(value)
    if (navigator.clipboard) setCopiedAt(Date.now())
  }

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        lang={languageOf('contact_copy')}
        aria-label={filled(words.contact_copy, { value })}
        onClick={() => void copy()}
      >
        <LinkIcon name={copiedAt === null ? 'copy' : 'done'} size={18} />
      </button>
      <output className="sr" lang={languageOf('contact_copied')}>
        {copiedAt !== null && words.contact_copied}
      </output>
    </>
  )
}
