import { type ReactNode, useState } from 'react'
import { useIsFrom } from '../../../ui/use-breakpoint.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { PageFormState } from './use-page-form.ts'
import { pageWords } from './words.ts'
import styles from './pages.module.css'

type Half = 'form' | 'preview'

export function FormAndPreview({ form, children }: { form: PageFormState; children: ReactNode }) {
  const words = useWords(pageWords)
  const hasRoom = useIsFrom(1400)
  const [chosen, choose] = useState<Half>('form')
  const isShown = (half: Half) => hasRoom || chosen === half
  return (
    <div className={styles.halves}>
      {!hasRoom && (
        <SegmentedChoice
          label={words.parts}
          options={[
            { key: 'form', name: words.form },
            { key: 'preview', name: words.preview },
          ]}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <div className={styles.editForm} hidden={!isShown('form')}>
        {children}
      </div>
      {isShown('preview') && (
        <div className={styles.preview}>
          <LazyMount load={pagePreview} given={{ saved: form.saved, values: form.values }} />
        </div>
      )}
    </div>
  )
}

async function pagePreview() {
  return (await import('./live-page-preview.tsx')).LivePagePreview
}
