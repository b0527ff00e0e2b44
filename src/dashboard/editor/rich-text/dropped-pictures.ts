import type { Fragment } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { pictureMark } from './paste/block-builder.ts'
import type { Editor, EditorEvents } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useUploads } from '../media-chooser/use-uploads.ts'
import { mediaWords } from '../media-chooser/words.ts'
import { insertFigure, startOfBlock } from './figure-commands.ts'
import type { PlacedPicture } from './paste/clean-paste.ts'

type Take = (files: File[], place: number) => void

/**
 * Takes files that are dropped or pasted into the text; if there is text as well, as from a table
 * of another program, it is pasted as text.
 */
export function takingFiles(take: Take): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste: (view, { clipboardData }, { content }) =>
      taken(clipboardData, content, (files) => take(files, view.state.selection.to)),

    handleDrop(view, { clientX: left, clientY: top, dataTransfer }, { content }, isMoved) {
      const place = view.posAtCoords({ left, top })?.pos
      if (isMoved || place === undefined) return false
      return taken(dataTransfer, content, (files) => take(files, place))
    },
  }
}

function taken(
  data: DataTransfer | null,
  content: Fragment,
  take: (files: File[]) => void,
): boolean {
  const files = [...(data?.files ?? [])]
  const words = content.textBetween(0, content.size, ' ').replaceAll(pictureMark, '')
  if (files.length === 0 || words.trim() !== '') return false
  take(files)
  return true
}

type Waiting = { place: number; isWithinText: boolean }

export function useDroppedPictures(editor: Editor | null, language: LanguageCode) {
  const { tooMany } = useWords(mediaWords)
  // Files are in the order of the text. The places move with what is written in the meantime.
  const waiting = useRef(new Map<File, Waiting>())

  function insert(picture: LibraryPictureResponse, file: File) {
    if (!editor) return
    const { place, isWithinText = false } = waiting.current.get(file) ?? {}
    const block = startOfBlock(editor, place)
    const figure = insertFigure(editor, { picture, language, isWritten: !isWithinText }, place)
    const files = [...waiting.current.keys()]
    for (const next of files.slice(files.indexOf(file) + 1)) {
      const later = waiting.current.get(next)
      if (later && later.place >= block && later.place <= figure) later.place = figure + 1
    }
    waiting.current.delete(file)
  }

  const uploads = useUploads({ tooMany, onUploaded: insert })
  useEffect(() => {
    if (!editor) return undefined
    const follow = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
      for (const { mapping } of [transaction, ...appendedTransactions])
        for (const one of waiting.current.values()) one.place = mapping.map(one.place)
    }
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor])
  return {
    uploads,
    take(files: File[], place: number) {
      files.forEach((file) => waiting.current.set(file, { place, isWithinText: false }))
      uploads.add(files)
    },
    takePlaced(placed: PlacedPicture[]) {
      for (const { file, place } of placed) waiting.current.set(file, { place, isWithinText: true })
      uploads.add(placed.map(({ file }) => file))
    },
  }
}
