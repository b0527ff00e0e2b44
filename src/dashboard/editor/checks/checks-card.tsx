import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Button } from 'react-aria-components'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { showField } from '../languages/show-field.ts'
import styles from './checks-card.module.css'
import { type MissingAlt, missingAlts, type NamedPicture } from './missing-alts.ts'
import { checkWords } from './words.ts'
import { useEffect, useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { maxPageSize } from '../../../domain/search/pagination.ts'
import { mediaApi } from '../../../api/client/media-api.ts'
import { client } from '../../app/client.ts'

export type CheckNote = { sentence: string; at?: string }

type ChecksCardProps = {
  notes?: CheckNote[]
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
        {notes.map(({ sentence, at }) => (
          <li key={sentence}>
            <IconInfoCircle size={18} aria-hidden="true" />
            {at === undefined ? (
              sentence
            ) : (
              <Button className={styles.place ?? ''} onPress={() => showField(at)}>
                {sentence}
              </Button>
            )}
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

function useMissingAlts(shown: NamedPicture[]): MissingAlt[] {
  const ids = new Set(shown.map(({ media }) => media))
  return missingAlts(shown, useLibraryPictures([...ids].toSorted()))
}

function useLibraryPictures(ids: string[]): LibraryPictureResponse[] {
  const [pictures, setPictures] = useState<LibraryPictureResponse[]>([])
  const asked = ids.join(' ')
  useEffect(() => {
    let isHere = true
    async function ask() {
      const found = await libraryPictures(asked ? asked.split(' ') : [])
      if (isHere) setPictures(found)
    }
    void ask()
    window.addEventListener('focus', ask)
    return () => {
      isHere = false
      window.removeEventListener('focus', ask)
    }
  }, [asked])
  return pictures
}

async function libraryPictures(ids: string[]): Promise<LibraryPictureResponse[]> {
  const answers = await Promise.all(
    inParts(ids).map((part) => client(mediaApi).list({ ids: part, limit: maxPageSize })),
  )
  return answers.flatMap((answer) => (answer.ok ? answer.value.media : []))
}

function inParts(ids: string[]): string[][] {
  const starts = ids.flatMap((_, index) => (index % maxPageSize === 0 ? index : []))
  return starts.map((start) => ids.slice(start, start + maxPageSize))
}
