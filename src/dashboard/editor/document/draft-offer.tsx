import { IconPencilBolt } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { documentWords } from './words.ts'
import { Timestamp } from '../../kit/timestamp.tsx'
import type { Draft } from './draft-store.ts'
import styles from './document.module.css'

type DraftOfferProps = { draft: Draft; onRestore: () => void; onDrop: () => void }

export function DraftOffer({ draft, onRestore, onDrop }: DraftOfferProps) {
  const words = useWords(documentWords)
  return (
    <section className={styles.offer} aria-label={words.draftFound}>
      <IconPencilBolt size={20} aria-hidden="true" />
      <p>
        {words.draftFound} <Timestamp date={draft.keptAt} />
      </p>
      <Button look="quiet" onPress={onDrop}>
        {words.dropDraft}
      </Button>
      <Button onPress={onRestore}>{words.restoreDraft}</Button>
    </section>
  )
}
