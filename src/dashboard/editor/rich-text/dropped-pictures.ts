import type { Fragment } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { pictureMark } from './paste/plain-text.ts'
import type { Editor, EditorEvents } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useUploads } from '../media-chooser/use-uploads.ts'
import { mediaWords } from '../media-chooser/words.ts'
import { insertFigure, startOfBlock } from './figure-commands.ts'
import type { PositionedPicture } from './paste/clean-paste.ts'

type Take = (files: File[], position: number) => void

/**
 * Takes files that are dropped or pasted into the text; if there is text as well, as from a table
 * of another program, it is pasted as text.
 */
export function takingFiles(take: Take): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste: (view, { clipboardData }, { content }) =>
      taken(clipboardData, content, (files) => take(files, view.state.selection.to)),

    handleDrop(view, { clientX: left, clientY: top, dataTransfer }, { content }, isMoved) {
      const position = view.posAtCoords({ left, top })?.pos
      if (isMoved || position === undefined) return false
      return taken(dataTransfer, content, (files) => take(files, position))
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

type Waiting = { position: number; isWithinText: boolean }

export function useDroppedPictures(editor: Editor | null, language: LanguageCode) {
  const { tooMany } = useWords(mediaWords)
  // Files are in the order of the text. The places move with what is written in the meantime.
  const waiting = useRef(new Map<File, Waiting>())

  function insert(picture: LibraryPictureResponse, file: File) {
    if (!editor) return
    const { position, isWithinText = false } = waiting.current.get(file) ?? {}
    const block = startOfBlock(editor, position)
    const figure = insertFigure(editor, { picture, language, isWritten: !isWithinText }, position)
    const files = [...waiting.current.keys()]
    for (const next of files.slice(files.indexOf(file) + 1)) {
      const later = waiting.current.get(next)
      if (later && later.position >= block && later.position <= figure) later.position = figure + 1
    }
    waiting.current.delete(file)
  }

  const uploads = useUploads({ tooMany, onUploaded: insert })
  useEffect(() => {
    if (!editor) return undefined
    const follow = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
      for (const { mapping } of [transaction, ...appendedTransactions])
        for (const one of waiting.current.values()) one.position = mapping.map(one.position)
    }
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor])
  return {
    uploads,
    take(files: File[], position: number) {
      files.forEach((file) => waiting.current.set(file, { position, isWithinText: false }))
      uploads.add(files)
    },
    takePositioned(positioned: PositionedPicture[]) {
      for (const { file, position } of positioned)
        waiting.current.set(file, { position, isWithinText: true })
      uploads.add(positioned.map(({ file }) => file))
    },
  }
}
