import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import styles from './checks-card.module.css'
import type { NamedPicture } from './missing-alts.ts'
import { useMissingAlts } from './use-missing-alts.ts'
import { checkWords } from './words.ts'

type ChecksCardProps = {
  notes?: string[]
  pictures: NamedPicture[]
  /** It says that nothing is missing; without it there is no card then. */
  fine?: string
}

export function ChecksCard({ notes = [], pictures, fine }: ChecksCardProps) {
  const words = useWords(checkWords)
  const { nameOf } = useLocale()
  const missing = useMissingAlts(pictures)
  const isFine = notes.length + missing.length === 0
  if (isFine && !fine) return null
  return (
    <SideCard title={words.title} isUnsaved={false}>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>
            <IconInfoCircle size={18} aria-hidden="true" />
            {note}
          </li>
        ))}
        {missing.map(({ picture, languages }) => (
          <li key={picture.id}>
            <IconInfoCircle size={18} aria-hidden="true" />
            <a
              href={`/dashboard/media?picture=${picture.id}&alt=${languages[0]}`}
              target="_blank"
              rel="noreferrer"
            >
              {words.noAlt(picture.name, languages.map(nameOf))}
            </a>
          </li>
        ))}
        {isFine && (
          <li className={styles.fine}>
            <IconCircleCheck size={18} aria-hidden="true" />
            {fine}
          </li>
        )}
      </ul>
    </SideCard>
  )
}
