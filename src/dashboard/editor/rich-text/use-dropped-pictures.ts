import type { Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { LanguageCode } from '../../../domain/language.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useUploads } from '../media-chooser/use-uploads.ts'
import { mediaWords } from '../media-chooser/words.ts'
import { insertFigure } from './figure-commands.ts'

/** Files that were dropped into a text, or pasted; each is inserted there once it is in the library. */
export function useDroppedPictures(editor: Editor | null, language: LanguageCode) {
  const { tooMany } = useWords(mediaWords)
  // Of the last drop; it moves with what is written meanwhile.
  const place = useRef<number | null>(null)
  const uploads = useUploads({
    tooMany,
    onUploaded: (picture) => {
      if (editor) insertFigure(editor, { picture, language }, place.current ?? undefined)
    },
  })
  useEffect(() => {
    if (!editor) return undefined
    const follow = ({ transaction }: { transaction: { mapping: Mapping } }) => {
      if (place.current !== null) place.current = transaction.mapping.map(place.current)
    }
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor])
  return {
    uploads,
    take(files: File[], at: number) {
      place.current = at
      uploads.add(files)
    },
  }
}

type Mapping = { map(place: number): number }
